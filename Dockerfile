# syntax=docker/dockerfile:1
# Two commands, `docker build -t unstuck .` and `docker run -p 3000:3000 -v unstuck:/data unstuck`,
# give what `npm start` gives. compose.yaml has several servers, a PostgreSQL and https.

# The page, built as everywhere: with the development packages, which stay behind here.
FROM node:24.21.0-slim AS page
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig*.json vite.config.ts ./
COPY scripts scripts
COPY src src
RUN npm run build

# What the server needs. No install script runs: the image brings the Node that one would fetch.
FROM node:24.21.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:24.21.0-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
# Says that everything is installed, so that `npm run backup` works in here without a registry.
COPY --from=page /app/node_modules/.unstuck-install node_modules/
COPY package.json package-lock.json ./
COPY scripts scripts
COPY src/domain src/domain
COPY src/server src/server
COPY --from=page /app/dist dist
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
# The process ends in order by itself: it needs no init before it.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.js", "--right-node"]
