import type { FastifyReply, FastifyRequest } from 'fastify';
import { utcDay, yearOf } from '../../shared/dates.ts';
import { isSecretUrl, isUnlistedUrl } from '../../shared/secretUrls.ts';
import type { PreparedPage, PublicConfig } from '../../shared/page.ts';
import type { Config } from '../config.ts';
import { settingsOf } from '../content/settings.ts';
import { isSameOrigin } from '../access/sameOrigin.ts';
import { readSessionCookie } from '../access/sessionCookie.ts';
import { CachedResponse, type ResponseCache, sendCachedResponse } from '../http/responseCache.ts';
import type { LimitReads } from '../http/rateLimits.ts';
import type { CreateContext } from '../trpc/context.ts';
import { createCaller } from '../trpc/router.ts';
import type { ClientBuild } from './client.ts';
import { forScript, headTags } from './head.ts';
import { setNoStoreHeaders } from './noStoreHeaders.ts';

export type PagesOptions = {
  createContext: CreateContext;
  cache: ResponseCache;
  client: ClientBuild;
  config: Config;
  publicUrl: string;
  limitReads: LimitReads;
};

/** Handles every URL with a page, rendered once per page and content version. */
export function pageHandler(options: PagesOptions) {
  const { client, cache } = options;
  return async (req: FastifyRequest, reply: FastifyReply) => {
    // `new URL` would take the start of `//name/` for a host.
    const target = req.url.replace(/^https?:\/\/[^/]*/i, '');
    const path = target.replace(/[?#].*/s, '');
    const search = target.slice(path.length);
    const cached =
      client.isDevelopment || isUnlistedUrl(target) ? undefined : await cache.find(path);
    if (cached) return sendCachedResponse(req, reply, cached);

    const page = await preparePage(options, req, reply, path);
    const isUnlisted = isUnlistedUrl(page.canonicalPath + search);
    if (isUnlisted) setNoStoreHeaders(reply);
    if (page.canonicalPath !== path) return reply.redirect(page.canonicalPath + search, 301);
    const make = async () =>
      new CachedResponse(await pageHtml(options, page), 'text/html; charset=utf-8', page.status);
    const key = client.isDevelopment ? undefined : keyOf(page);
    return sendCachedResponse(req, reply, await (key ? cache.get(key, make) : make()));
  };
}

/** Finds the page for a path and fetches its data, with the access of the request. */
export function preparePage(
  { client, createContext, config, publicUrl }: PagesOptions,
  req: FastifyRequest,
  reply: FastifyReply,
  path: string,
) {
  const caller = createCaller(createContext({ req, res: reply }));
  return client.preparePage({
    path,
    config: publicConfig(config, publicUrl),
    isAccessKnown: isAccessKnown(req, config),
    call: async (procedure, input) => toWire(await callByName(caller, procedure, input)),
  });
}

/** Returns the cache key of a page, or `undefined` for one that is not kept. */
function keyOf({ status, canonicalPath, module, version, isSignedOut }: PreparedPage) {
  // All unknown URLs share one entry, or bots could fill the memory.
  if (status !== 200) return `404 ${module}`;
  // These change without the content of the site.
  if (['quiz/GuidePage.tsx', 'quiz/SharedShowPage.tsx'].includes(module))
    return `${canonicalPath} ${version}`;
  if (isSecretUrl(canonicalPath)) return undefined;
  // The server renders nothing of a record, but anybody can ask for any id.
  if (isUnlistedUrl(canonicalPath)) return `${module}${isSignedOut ? ' signed out' : ''}`;
  return isSignedOut ? `${canonicalPath} signed out` : canonicalPath;
}

/** A link on another site may be refused for a session, but not for a missing one. */
const isAccessKnown = (req: FastifyRequest, config: Config) =>
  isSameOrigin(req, config) ||
  (!!config.ADMIN_PASSWORD && readSessionCookie(req, config) === undefined);

/** Renders the whole document of a page. */
export async function pageHtml(
  { client, publicUrl }: Pick<PagesOptions, 'client' | 'publicUrl'>,
  page: PreparedPage,
) {
  // Before the template, which makes Vite transform all scripts of the page.
  const app = await page.toHtml();
  const template = await client.template(page.canonicalPath);
  const parts: Record<string, (string | Buffer)[]> = {
    head: [headTags(page, publicUrl), ...client.headParts(page.module)],
    app: [app],
    state: [`<script id="state" type="application/json">${forScript(page.state)}</script>`],
  };
  // Because of the capturing group, `split` returns the placeholder names at odd indexes.
  const html = template
    .split(/<!--(head|app|state)-->/)
    .flatMap((item, index) => (index % 2 === 1 ? (parts[item] ?? []) : item));
  return Buffer.concat(html.map(toBytes));
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
  const { embeds, visitors } = settingsOf(config);
  const { hubspotPortalId: portalId, hubspotFormId: formId, hubspotRegion: region } = embeds;
  return {
    publicUrl,
    year: yearOf(utcDay()),
    analyticsId: embeds.analyticsId,
    hubspot: portalId && formId ? { portalId, formId, region } : undefined,
    hasVisitHistory: visitors.history || undefined,
    schedulingEmbedUrl: embeds.calendarUrl,
    schedulingPageUrl: embeds.calendarPageUrl,
  };
}
