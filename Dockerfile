# The bot, small and without root. The database lives in the volume /data.
FROM python:3.11-slim AS build
WORKDIR /build
RUN python -m venv /venv
COPY requirements-postgres.lock .
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements-postgres.lock

FROM python:3.11-slim
# With it Pillow joins letters, and writes from the right: names of players may be Arabic or Hebrew.
RUN apt-get update -q && apt-get install -yq --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --home-dir /data maester && install -d -o maester /data
COPY --from=build /venv /venv
WORKDIR /app
COPY bot bot
COPY cogs cogs
COPY render render
COPY data data
COPY LICENSE LICENSE
# The image is not written to, so what Python would keep for the next start is made now.
RUN python -m compileall -q bot cogs render data
ENV PATH=/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    MAESTER_DATABASE=/data/maester.db \
    MAESTER_FOLDER=/data \
    MAESTER_CACHE=/data/cache
USER maester
VOLUME /data
# The age of a file tells it (bot/health.py); a look at that costs nothing, where the bot's own command reads all of the bot.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD find /data/maester.alive -mmin -1 | grep -q .
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
