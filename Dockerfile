# The program as an image: what it is built from stays in the first stage. docs/container.md says how to run it.
FROM node:22-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
# No script runs: this Node brings an SQLite of its own.
RUN npm ci --ignore-scripts --workspaces=false --include=dev --no-audit --no-fund
COPY db ./db
COPY extension ./extension
COPY scripts ./scripts
COPY src ./src
RUN node scripts/build.mjs

FROM node:22-slim
ENV NODE_ENV=production \
    CAREER_CONTEXT_HOST=0.0.0.0 \
    CAREER_CONTEXT_DATA_DIR=/data
WORKDIR /app
COPY --from=build /build/package.json ./
COPY --from=build /build/dist ./dist
COPY --from=build /build/db ./db
COPY --from=build /build/src/mcp/skills ./src/mcp/skills
COPY LICENSE ./
# The folder of the SQLite file, which is not used where CAREER_CONTEXT_DATABASE_URL names a database.
RUN mkdir --mode=0700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.CAREER_CONTEXT_PORT || 8787) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/dist/main.js"]
CMD ["serve"]
