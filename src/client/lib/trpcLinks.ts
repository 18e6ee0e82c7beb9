import {
  httpBatchLink,
  httpLink,
  splitLink,
  type TRPCClientError,
  type TRPCLink,
} from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '../../server/trpc/router.ts';
import { MAX_BATCH_SIZE } from '../../shared/batch.ts';
import { PASSWORD_REQUIRED } from '../../shared/errorCodes.ts';
import { ConnectionError, HttpError, statusOf } from './callErrors.ts';
import { askForPassword } from './passwordPrompt.ts';

/** Sends calls. Apart from `trpcClient.ts`, because a first load makes none. */
export const httpLinks: TRPCLink<AppRouter> = (runtime) =>
  splitLink<AppRouter>({
    // In a batch the calls would share one key, and a file is a whole body.
    condition: ({ context, input }) =>
      typeof context.idempotencyKey === 'string' || input instanceof Blob,
    true: [
      ...around,
      httpLink({ ...door, headers: ({ op }) => idempotencyHeader(op.context.idempotencyKey) }),
    ],
    false: [...around, httpBatchLink({ ...door, maxItems: MAX_BATCH_SIZE })],
  })(runtime);

const idempotencyHeader = (key: unknown) =>
  typeof key === 'string' ? { 'idempotency-key': key } : {};

/** Milliseconds; a quiz may take 40 seconds to be answered. */
const PATIENCE = 60_000;

const door = {
  url: '/trpc',
  async fetch(url: RequestInfo | URL | string, init?: RequestInit) {
    const signal = init?.body instanceof Blob ? init.signal : patient(init?.signal);
    const answer = await fetch(url, { ...init, credentials: 'include', signal }).catch(
      (error: unknown) => {
        throw new ConnectionError(error instanceof Error ? error.message : '', { cause: error });
      },
    );
    if (answer.ok) return answer;
    const body = await answer.clone().text();
    // What a procedure says is given its status below; this is a proxy, or a server that stops.
    if (!isOfProcedure(body)) throw new HttpError(answer.status, body.trim() || answer.statusText);
    return answer;
  },
};

/** Whether a response is one error, or a batch of them, in the shape of tRPC. */
function isOfProcedure(body: string) {
  const parsed = parse(body);
  const [first] = Array.isArray(parsed) ? parsed : [parsed];
  return isObject(first) && 'error' in first && isObject(first.error);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

// A server that does not answer is one that failed; sending again is safe.
const patient = (signal?: AbortSignal | null) =>
  AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(signal ? [signal] : [])]);

/** A call that needs the password again waits until it is given, and is then made again. */
const withPassword: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) => {
      const repeat = async (error: TRPCClientError<AppRouter>) => {
        if (error.data?.code !== PASSWORD_REQUIRED || !(await askForPassword()))
          return observer.error(error);
        subscription = next(op).subscribe(observer);
      };
      let subscription = next(op).subscribe({ ...observer, error: (error) => void repeat(error) });
      return () => subscription.unsubscribe();
    });

/** Errors read `404: Post not found`; a query that `nullOn401` configures yields `null` instead of a 401. */
const tellingErrors: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) =>
      next(op).subscribe({
        ...observer,
        error(error) {
          if (op.context.on401 === 'null' && statusOf(error) === 401) {
            observer.next({ result: { type: 'data', data: null } });
            observer.complete();
            return;
          }
          if (error.data) error.message = `${error.data.httpStatus}: ${error.message}`;
          observer.error(error);
        },
      }),
    );

const around = [tellingErrors, withPassword];
