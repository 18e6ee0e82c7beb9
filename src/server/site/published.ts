import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FastifyBaseLogger } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { ContentKey } from '../../shared/content/documents.ts';
import type { Documents } from '../content/compose.ts';
import { publishedEdits, setEdits } from '../content/siteContent.ts';
import { restartWriter } from '../guides/writer.ts';
import { DocumentVersionEntity } from './entity.ts';

/** How long an edit takes to reach other processes. */
const POLL_MS = 2000;

/** Shows the edits that are published now. */
export async function showPublished(em: SqlEntityManager) {
  const edits = await readEdits(em);
  if (isDeepStrictEqual(edits, publishedEdits())) return;
  setEdits(edits);
  restartWriter();
}

/** Returns the published fields by document; those of the files are not among them. */
export async function readEdits(em: SqlEntityManager): Promise<Documents> {
  const rows = await em.find(DocumentVersionEntity, { isCurrent: true });
  return Object.fromEntries(
    rows
      // A release may have removed a document.
      .filter(({ document, fields }) => fields && ContentKey.safeParse(document).success)
      .map(({ document, fields }) => [document, fields]),
  );
}

type Options = { fork: () => SqlEntityManager; log: FastifyBaseLogger };

/** Shows what other processes publish. */
export function createContentPolling({ fork, log }: Options) {
  let shown: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function poll() {
    try {
      const state = await publishedState(fork());
      if (state !== shown) await showPublished(fork());
      shown = state;
    } catch (err) {
      log.warn({ err }, 'content: what was published could not be read');
    }
    if (!isStopped) timer = setTimeout(() => void (running = poll()), POLL_MS);
  }

  let running: Promise<void> | undefined;
  return {
    start: () => void (running = poll()),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Differs whenever a version was published. */
async function publishedState(em: SqlEntityManager) {
  const rows = await em.find(
    DocumentVersionEntity,
    { isCurrent: true },
    { fields: ['document', 'version'], orderBy: { document: 'asc' } },
  );
  return rows.map(({ document, version }) => `${document} ${version}`).join();
}
