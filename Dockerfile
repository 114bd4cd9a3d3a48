# The bot, small and without root. The database lives in the volume /data.
FROM python:3.11-slim AS build
WORKDIR /build
RUN python -m venv /venv
COPY requirements.lock .
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.lock

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /data maester && install -d -o maester /data
COPY --from=build /venv /venv
WORKDIR /app
COPY bot bot
COPY cogs cogs
COPY render render
COPY data data
ENV PATH=/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    MAESTER_DATABASE=/data/maester.db \
    MAESTER_CACHE=/data/cache
USER maester
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "-m", "bot", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
