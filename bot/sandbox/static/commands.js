// Slash commands as the picker needs them: flattened, filtered, and turned back into Discord's nested options.

import { displayName, roleName } from "./text.js";

export const OPTION = {
  sub: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
};

const SLASH = 1;
const SUPPORTED = new Set([3, 4, 5, 6, 7, 8, 9, 10]);

/**
 * Every command a person can type, as it is called in `locale`: {id, path: ["risk", "attack"], said: ["risiko",
 * "angreifen"], name: "risiko angreifen", description, options, types}. `path` is what Discord calls it.
 */
export function flatten(commands, locale) {
  return commands
    .filter((command) => (command.type ?? SLASH) === SLASH)
    .flatMap((command) => leaves(spoken(command, locale), [], { id: command.id, path: [], said: [], locale }));
}

function leaves(part, types, { id, path, said, locale }) {
  const here = { id, path: [...path, part.sent], said: [...said, part.name], locale };
  const options = (part.options ?? []).map((option) => spoken(option, locale));
  const subs = options.filter((option) => option.type === OPTION.sub || option.type === OPTION.group);
  if (subs.length) return subs.flatMap((sub) => leaves(sub, [...types, sub.type], here));
  const usable = options.filter((option) => SUPPORTED.has(option.type));
  return [{ ...here, types, name: here.said.join(" "), description: part.description, options: usable }];
}

/** A command, an option or a choice with its name and description in a language; `sent` is what Discord calls it. */
function spoken(part, locale) {
  return {
    ...part,
    sent: part.name,
    name: part.name_localizations?.[locale] ?? part.name,
    description: part.description_localizations?.[locale] ?? part.description,
    choices: part.choices?.map((choice) => spoken(choice, locale)),
  };
}

/** The command of exactly this name, in the language of whoever types or in Discord's own. */
export function exactly(leafs, name) {
  return leafs.find((leaf) => leaf.name === name) ?? leafs.find((leaf) => leaf.path.join(" ") === name);
}

/** The commands that fit what was typed after the slash, best first. */
export function search(leafs, typed) {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return leafs;
  const ranked = leafs.map((leaf) => [rank(leaf, words), leaf]).filter(([points]) => points !== null);
  return ranked.sort(([a], [b]) => a - b).map(([, leaf]) => leaf);
}

/** Lower is better; null does not fit. Every word must be found, at best at the start of the name, then of a part. */
function rank(leaf, words) {
  if (leaf.name.startsWith(words.join(" "))) return 0;
  let points = 1;
  for (const word of words) {
    if ([...leaf.said, ...leaf.path].some((part) => part.startsWith(word))) continue;
    if (leaf.name.includes(word)) points += 1;
    else if (leaf.description.toLowerCase().includes(word)) points += 10;
    else return null;
  }
  return points;
}

/** The leaf's options with values, inside its groups: what Discord calls `options`. */
export function nest(leaf, filled) {
  return leaf.types.reduceRight(
    (inner, type, at) => [{ name: leaf.path[at + 1], type, options: inner }],
    filled,
  );
}

/** What a value must be, in words for the person filling it in. */
export function demand(option) {
  const { type, min_value: min, max_value: max, min_length: shortest, max_length: longest } = option;
  if (type === OPTION.integer || type === OPTION.number) {
    const kind = type === OPTION.integer ? "a whole number" : "a number";
    if (min !== undefined && max !== undefined) return `${kind} from ${min} to ${max}`;
    if (min !== undefined) return `${kind}, ${min} or more`;
    if (max !== undefined) return `${kind}, ${max} or less`;
    return kind;
  }
  if (type === OPTION.string) {
    if (option.choices?.length) return "one of the list";
    if (shortest && longest) return `text of ${shortest} to ${longest} characters`;
    if (longest) return `text of at most ${longest} characters`;
    return "text";
  }
  return {
    [OPTION.boolean]: "yes or no",
    [OPTION.user]: "a person",
    [OPTION.channel]: "a channel",
    [OPTION.role]: "a role",
    [OPTION.mentionable]: "a person or a role",
  }[type];
}

/** What `text` means for an option: {value}, or {problem: a sentence}. `known` are the suggestions shown for it. */
export function readValue(option, text, known) {
  const typed = text.trim();
  const named = known.find((choice) => choice.name.toLowerCase() === typed.toLowerCase());
  const problem = { problem: `Give ${demand(option)} for “${option.name}”.` };
  if (named) return { value: named.value };
  if (option.choices?.length) return problem;
  switch (option.type) {
    case OPTION.integer:
      return /^[+-]?\d{1,15}$/.test(typed) && within(option, Number(typed))
        ? { value: Number(typed) }
        : problem;
    case OPTION.number:
      return typed !== "" && Number.isFinite(Number(typed)) && within(option, Number(typed))
        ? { value: Number(typed) }
        : problem;
    case OPTION.string:
      return typed.length >= Math.max(1, option.min_length ?? 1) &&
        typed.length <= (option.max_length ?? 6000)
        ? { value: typed }
        : problem;
    default:
      return problem;
  }
}

function within({ min_value: min, max_value: max }, number) {
  return (min === undefined || number >= min) && (max === undefined || number <= max);
}

/** The choices the page itself knows for an option: [{name, value, picture}]. `picture(user)` gives a face. */
export function ownChoices(option, store, picture) {
  const people = () =>
    [...store.users.values()].map((user) => ({
      name: `@${displayName(user)}`,
      value: user.id,
      picture: picture(user),
    }));
  const roles = () => store.guild.roles.map((role) => ({ name: roleName(role), value: role.id }));
  switch (option.type) {
    case OPTION.boolean:
      return [
        { name: "Yes", value: true },
        { name: "No", value: false },
      ];
    case OPTION.user:
      return people();
    case OPTION.role:
      return roles();
    case OPTION.mentionable:
      return [...people(), ...roles()];
    case OPTION.channel:
      return store
        .channelsOf(store.seat)
        .filter((channel) => !option.channel_types?.length || option.channel_types.includes(channel.type))
        .map((channel) => ({ name: `#${channel.name}`, value: channel.id }));
    default:
      return option.choices ?? [];
  }
}
