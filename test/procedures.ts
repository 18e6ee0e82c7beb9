import { z } from 'zod';
import { appRouter, loadProcedures } from '../src/server/trpc/router.ts';

type Definition = {
  type: 'query' | 'mutation' | 'subscription';
  meta?: { access?: string; role?: string } | undefined;
};

// tRPC types the tree of routers, but keeps a flat list.
await loadProcedures();
const { _def: tree } = appRouter;
const flat = z.record(z.string(), z.custom<{ _def: Definition }>()).parse(tree.procedures);

/** Every procedure by its path, such as `blog.list`. */
export const procedures = Object.fromEntries(
  Object.entries(flat).map(([name, { _def: definition }]) => [name, definition]),
);
