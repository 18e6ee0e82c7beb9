import type { FastifyReply, FastifyRequest } from 'fastify';
import { utcDay, yearOf } from '../../shared/dates.ts';
import { isSecretUrl, isUnlistedUrl } from '../../shared/secretUrls.ts';
import type { Fragments, PreparedPage, PublicConfig } from '../../shared/page.ts';
import type { Config } from '../config.ts';
import { isSameOrigin } from '../auth/sameOrigin.ts';
import { readSessionCookie } from '../auth/sessionCookie.ts';
import { CachedResponse, sendCachedResponse, sendWithHeaders } from '../http/cachedResponse.ts';
import type { ResponseCache } from '../http/responseCache.ts';
import type { LimitReads } from '../http/readRateLimit.ts';
import type { CreateContext } from '../trpc/context.ts';
import { createCaller } from '../trpc/router.ts';
import type { ClientBuild } from './client.ts';
import { forScript, headTags } from './head.ts';
import { createRenderCache } from './renderCache.ts';
import { setNoStoreHeaders } from './noStoreHeaders.ts';

export type PagesOptions = {
  createContext: CreateContext;
  cache: ResponseCache;
  client: ClientBuild;
  config: Config;
  publicUrl: string;
  limitReads: LimitReads;
};

/** More pages than most sites have. */
const MAX_PAGES = 1000;
/** Visitors can have any number of guides written, and each page has 200 KB. */
const MAX_GUIDES = 100;

/** Handles every URL with a page, rendered once per page and content version. */
export function pageHandler({ client, cache, createContext, config, publicUrl }: PagesOptions) {
  const renderOnce = createRenderCache(MAX_PAGES);
  const renderGuideOnce = createRenderCache(MAX_GUIDES);
  return async (req: FastifyRequest, reply: FastifyReply) => {
    // `new URL` would take the start of `//name/` for a host.
    const target = req.url.replace(/^https?:\/\/[^/]*/i, '');
    const path = target.replace(/[?#].*/s, '');
    const search = target.slice(path.length);
    const cached =
      client.isDevelopment || isUnlistedUrl(target) ? undefined : await cache.find(path);
    if (cached) return sendCachedResponse(req, reply, cached);

    const caller = createCaller(createContext({ req, res: reply }));
    const page = await client.preparePage({
      path,
      config: publicConfig(config, publicUrl),
      isAccessKnown: isAccessKnown(req, config),
      call: async (procedure, input) => toWire(await callByName(caller, procedure, input)),
    });
    const isUnlisted = isUnlistedUrl(page.canonicalPath + search);
    if (isUnlisted) setNoStoreHeaders(reply);
    if (page.canonicalPath !== path) return reply.redirect(page.canonicalPath + search, 301);
    const make = async (cached?: Fragments) => {
      const { html, fragments } = await document(client, page, publicUrl, cached);
      const response = new CachedResponse(html, 'text/html; charset=utf-8', page.status);
      return { response, fragments };
    };
    const send = isUnlisted ? sendWithHeaders : sendCachedResponse;
    if (client.isDevelopment) return send(req, reply, (await make()).response);
    if (page.status === 200 && isSecretUrl(page.canonicalPath)) {
      const isGuide = page.module === 'quiz/GuidePage.tsx';
      return send(
        req,
        reply,
        isGuide ? await renderGuideOnce(path, page, make) : (await make()).response,
      );
    }
    // All unknown URLs share one entry, or bots could fill the memory.
    const key = page.status === 200 ? keyOf(page) : `404 ${page.module}`;
    const response = await cache.get(key, () => renderOnce(key, page, make));
    return send(req, reply, response);
  };
}

const keyOf = ({ canonicalPath, isSignedOut }: PreparedPage) =>
  isSignedOut ? `${canonicalPath} signed out` : canonicalPath;

/** A link on another site may be refused for a session, but not for a missing one. */
const isAccessKnown = (req: FastifyRequest, config: Config) =>
  isSameOrigin(req, config) ||
  (!!config.ADMIN_PASSWORD && readSessionCookie(req, config) === undefined);

async function document(
  client: ClientBuild,
  page: PreparedPage,
  publicUrl: string,
  cached?: Fragments,
) {
  // Before the template, which makes Vite transform all scripts of the page.
  const { html: app, fragments } = await page.toHtml(cached);
  const template = await client.template(page.canonicalPath);
  const parts: Record<string, (string | Buffer)[]> = {
    head: [
      headTags(page, client.cardOf(page.canonicalPath), publicUrl),
      ...client.headParts(page.module),
    ],
    app: [app],
    state: [`<script id="state" type="application/json">${forScript(page.state)}</script>`],
  };
  // Because of the capturing group, `split` returns the placeholder names at odd indexes.
  const html = template
    .split(/<!--(head|app|state)-->/)
    .flatMap((item, index) => (index % 2 === 1 ? (parts[item] ?? []) : item));
  return { html: Buffer.concat(html.map(toBytes)), fragments };
}

const toBytes = (part: string | Buffer) => (typeof part === 'string' ? Buffer.from(part) : part);

const toWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function callByName(caller: object, procedure: string, input: unknown): Promise<unknown> {
  let found: unknown = caller;
  for (const name of procedure.split('.')) found = Reflect.get(Object(found), name);
  if (typeof found !== 'function') throw new Error(`No procedure ${procedure}`);
  return found(input);
}

function publicConfig(config: Config, publicUrl: string): PublicConfig {
  const { HUBSPOT_PORTAL_ID: portalId, HUBSPOT_FORM_ID: formId, HUBSPOT_REGION: region } = config;
  return {
    publicUrl,
    year: yearOf(utcDay()),
    analyticsId: config.GA_MEASUREMENT_ID,
    hubspot: portalId && formId ? { portalId, formId, region } : undefined,
    hasVisitHistory: config.VISITOR_HISTORY === 'on' || undefined,
    schedulingEmbedUrl: config.SCHEDULING_EMBED_URL,
    schedulingPageUrl: config.SCHEDULING_PAGE_URL,
  };
}
