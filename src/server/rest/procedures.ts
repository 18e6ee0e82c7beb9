import type { AnyTRPCProcedure } from '@trpc/server';
import { z } from 'zod';
import type { AccessLevel } from '../../shared/access.ts';
import { type AppRouter, appRouter, loadProcedures } from '../trpc/router.ts';

type PathsIn<T> = {
  [K in keyof T & string]: T[K] extends AnyTRPCProcedure ? K : `${K}.${PathsIn<T[K]>}`;
}[keyof T & string];

/** The name of a procedure, such as `leads.create`. */
export type ProcedurePath = PathsIn<AppRouter['_def']['record']>;

// tRPC types the tree of routers, but keeps a flat list.
const { _def: tree } = appRouter;
const Procedures = z.record(z.string(), z.custom<{ _def: { meta?: { access: AccessLevel } } }>());

/** Returns a function that looks up the access level that the procedure of a route requires. */
export async function loadRequiredAccess() {
  await loadProcedures();
  const procedures = Procedures.parse(tree.procedures);
  return ({ procedure: path }: { procedure: ProcedurePath }): AccessLevel => {
    const { _def: definition } = procedures[path] ?? {};
    return definition?.meta?.access ?? 'admin';
  };
}
