import { type AnyTRPCProcedure, callTRPCProcedure } from '@trpc/server';
import type { Context } from '../trpc/trpc.ts';
import { type AppRouter, appRouter } from '../trpc/router.ts';

type PathsIn<T> = {
  [K in keyof T & string]: T[K] extends AnyTRPCProcedure ? K : `${K}.${PathsIn<T[K]>}`;
}[keyof T & string];

/** The name of a procedure, such as `leads.create`. */
export type ProcedurePath = PathsIn<AppRouter['_def']['record']>;

type Named = { type: 'query' | 'mutation'; path: ProcedurePath };

/** Calls a procedure by name with unchecked input: its schema validates it. */
export const callProcedure = async (
  ctx: Context,
  { type, path }: Named,
  input: unknown,
): Promise<unknown> =>
  callTRPCProcedure({
    router: appRouter,
    type,
    path,
    ctx,
    getRawInput: () => Promise.resolve(input),
    signal: undefined,
    batchIndex: 0,
  });
