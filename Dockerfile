FROM node:24.21.0-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run bundle && mkdir bundle/data

FROM node:24.21.0-trixie-slim
LABEL org.opencontainers.image.title="The ROI Podcast Agency" \
  org.opencontainers.image.description="Website of a B2B podcast agency: pages, blog, leads, quiz, whiteboard and admin"
RUN rm -rf /opt/yarn* /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx \
  /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg
WORKDIR /site
COPY --from=build /site/bundle ./
# The only folder that the server may write to; everything else belongs to root.
RUN chown node:node data && chmod 700 data
USER node
# With a read-only root file system the compiled code goes to the tmpfs at /tmp.
ENV NODE_ENV=production HOST=0.0.0.0 NODE_COMPILE_CACHE=/tmp/compile-cache
VOLUME /site/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=4s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`, { signal: AbortSignal.timeout(3000) }).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, without a shell, so that SIGTERM reaches the server; with the options of `npm start`.
CMD ["node", "dist/server/main.js"]
