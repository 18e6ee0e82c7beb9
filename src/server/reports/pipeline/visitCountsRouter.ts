import type { SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';
import { publicPaths } from '../../../shared/paths.ts';
import { type CountedVisit, CountedVisit as Input } from '../../../shared/pipeline.ts';
import { noKeys, sourceKeys } from '../../../shared/sourceKeys.ts';
import { countVisit } from '../../visits/visitCounts.ts';
import { findPost, findTopic } from '../../blog/service.ts';
import { publicWrite, router } from '../../access/procedures.ts';

export const visitCountsRouter = router({
  /** Counts a visit or a started quiz of a person, without identifying them. */
  count: publicWrite('views')
    .input(Input)
    .output(z.object({}))
    .mutation(({ ctx, input }) => (ctx.isBot ? {} : countKnown(ctx.em, input))),
});

async function countKnown(em: SqlEntityManager, { kind, source, campaign, landing }: CountedVisit) {
  const keys = sourceKeys({ utm_source: source, utm_campaign: campaign, landing });
  const isKnown = keys.landing !== noKeys.landing && (await isPublicPath(em, keys.landing));
  if (isKnown) return countVisit(em, kind, keys);
  // A quiz counts even if the first visit began with a page that no longer exists.
  return kind === 'visit' ? {} : countVisit(em, kind, { ...keys, landing: noKeys.landing });
}

const paths: ReadonlySet<string> = new Set(publicPaths);

/** Whether search engines may list a page. */
async function isPublicPath(em: SqlEntityManager, path: string) {
  if (paths.has(path)) return true;
  const [, topic, name] = /^\/blog\/(topics\/)?([a-z0-9-]+)$/.exec(path) ?? [];
  if (name === undefined) return false;
  return (topic ? findTopic(em, name) : findPost(em, name)).then(
    () => true,
    () => false,
  );
}
