import {
  httpBatchLink,
  httpLink,
  splitLink,
  type TRPCClientError,
  type TRPCLink,
} from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '../../server/trpc/router.ts';
import { MAX_ANONYMOUS_BATCH_SIZE } from '../../shared/batch.ts';
import { PASSWORD_REQUIRED } from '../../shared/errorCodes.ts';
import { errorText } from '../../shared/errorText.ts';
import { ConnectionError, HttpError, statusOf } from './callErrors.ts';
import { askForPassword } from './passwordPrompt.ts';
import { isObject } from '../../shared/isObject.ts';

/** The links that send calls. In a separate module, because the first page load makes no calls. */
export const httpLinks: TRPCLink<AppRouter> = (runtime) =>
  splitLink<AppRouter>({
    // Calls with a key or a file are sent alone: a batch shares headers and body.
    condition: ({ context, input }) =>
      typeof context.idempotencyKey === 'string' || input instanceof Blob,
    true: [
      ...commonLinks,
      httpLink({
        ...fetchOptions,
        headers: ({ op }) => idempotencyHeader(op.context.idempotencyKey),
      }),
    ],
    false: [...commonLinks, httpBatchLink({ ...fetchOptions, maxItems: MAX_ANONYMOUS_BATCH_SIZE })],
  })(runtime);

const idempotencyHeader = (key: unknown) =>
  typeof key === 'string' ? { 'idempotency-key': key } : {};

/** A quiz submission may take 40 seconds. */
const TIMEOUT_MS = 60_000;

const fetchOptions = {
  url: '/trpc',
  async fetch(url: RequestInfo | URL | string, init?: RequestInit) {
    const signal = init?.body instanceof Blob ? init.signal : withTimeout(init?.signal);
    const response = await fetch(url, { ...init, credentials: 'include', signal }).catch(
      (error: unknown) => {
        throw new ConnectionError(errorText(error), { cause: error });
      },
    );
    if (response.ok) return response;
    const body = await response.clone().text();
    // Errors of procedures are handled by `errorLink`; this is a proxy or a server that is stopping.
    if (!isProcedureError(body))
      throw new HttpError(response.status, body.trim() || response.statusText);
    return response;
  },
};

/** Returns whether a body is an error, or a batch of errors, in tRPC's format. */
function isProcedureError(body: string) {
  const parsed = parseJson(body);
  const [first] = Array.isArray(parsed) ? parsed : [parsed];
  return isObject(first) && isObject(first.error);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const withTimeout = (signal?: AbortSignal | null) =>
  AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]);

/** Asks for the password when a call requires it, then retries the call. */
const passwordLink: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) => {
      const retryWithPassword = async (error: TRPCClientError<AppRouter>) => {
        if (error.data?.code !== PASSWORD_REQUIRED || !(await askForPassword()))
          return observer.error(error);
        subscription = next(op).subscribe(observer);
      };
      let subscription = next(op).subscribe({
        ...observer,
        error: (error) => void retryWithPassword(error),
      });
      return () => subscription.unsubscribe();
    });

/** Errors read `404: Post not found`; a query that `nullOn401` configures yields `null` instead of a 401. */
const errorLink: TRPCLink<AppRouter> =
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

const commonLinks = [errorLink, passwordLink];
