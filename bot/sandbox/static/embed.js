// An embed: the framed card of older messages.

import { h } from "./dom.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { picture } from "./media.js";
import { cssColour } from "./text.js";
import { formatSent } from "./time.js";

export function embedCard(embed, links) {
  const { author, footer, fields = [] } = embed;
  const when = embed.timestamp && formatSent(new Date(embed.timestamp));
  return h(
    "article",
    { class: "embed", style: { "--edge": cssColour(embed.color) ?? "var(--line)" } },
    h(
      "div",
      { class: "embed-words" },
      author &&
        h(
          "p",
          { class: "embed-author" },
          author.icon_url && h("img", { src: author.icon_url, alt: "" }),
          titled(author.name, author.url),
        ),
      embed.title && h("p", { class: "embed-title" }, titled(inlineMarkdown(embed.title, links), embed.url)),
      embed.description && markdown(embed.description, links),
      fields.length > 0 &&
        h(
          "div",
          { class: "embed-fields" },
          fields.map((field) => fieldBox(field, links)),
        ),
    ),
    embed.thumbnail && picture(embed.thumbnail, { extra: "embed-thumbnail" }),
    embed.image && picture(embed.image, { extra: "embed-image" }),
    (footer || when) &&
      h(
        "p",
        { class: "embed-footer" },
        footer?.icon_url && h("img", { src: footer.icon_url, alt: "" }),
        [footer?.text, when].filter(Boolean).join(" · "),
      ),
  );
}

function fieldBox({ name, value, inline }, links) {
  return h(
    "div",
    { class: inline ? "embed-field inline" : "embed-field" },
    h("p", { class: "embed-field-name" }, ...inlineMarkdown(name, links)),
    markdown(value, links),
  );
}

function titled(words, url) {
  if (!url || !/^https?:\/\//.test(url)) return words;
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, words);
}
