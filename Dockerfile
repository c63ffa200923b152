# Morsel in one image: `docker build -t morsel .`, then
# `docker run -p 3000:3000 -e BASE_URL=http://localhost:3000 -v morsel:/data morsel`.
FROM node:26-bookworm-slim AS build
WORKDIR /morsel
COPY . .
RUN npm run build
# The image has its own Node.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-*

FROM node:26-bookworm-slim
# Speech without another service: ffmpeg decodes, pocketsphinx listens. Leave them out if you set TRANSCRIBE_*.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ffmpeg pocketsphinx pocketsphinx-en-us \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /morsel
COPY --from=build /morsel ./
RUN mkdir -m 700 /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"
# Node itself gets the signals, so that a stop finishes what is being answered.
CMD ["node", "--max-semi-space-size=4", "apps/server/dist/main.js"]
