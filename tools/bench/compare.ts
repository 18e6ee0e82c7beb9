import autocannon from 'autocannon';
import { type Budget, median, type Options, row } from './row.ts';

const ROUNDS = 5;
/** V8 optimizes a server's code during its first tens of thousands of requests. */
const WARM_UP_ROUNDS = 4;
const SECONDS = 2;
const CONNECTIONS = 64;

type Call = { name: string; path: string; body?: object };
/** Servers by name: the site first, then those that it is compared with. */
type Servers = [site: { url: string }, ...others: { url: string; name: string; budget?: Budget }[]];

/**
 * Measures requests per second of a call on several servers in turns, so that noise affects all of
 * them, and returns one row for each server that the site is compared with.
 */
export async function compare(call: Call, servers: Servers, { isQuick }: Options) {
  const [, ...others] = servers;
  const rounds: number[][] = [];
  const [warmUp, measured] = isQuick ? [1, 1] : [WARM_UP_ROUNDS, ROUNDS];
  for (let round = 0; round < warmUp + measured; round++) {
    const rates = [];
    for (const { url } of servers) rates.push(await rate(url, call, isQuick ? 1 : SECONDS));
    if (round >= warmUp) rounds.push(rates);
  }
  const of = (index: number) => rounds.map((rates) => rates[index] ?? Number.NaN);
  const ours = of(0);
  return others.map(({ name, budget }, index) => {
    const theirs = of(index + 1);
    const ratio = median(ours.map((value, at) => value / (theirs[at] ?? Number.NaN)));
    const reference = { name, measured: median(theirs) };
    return row({
      what: call.name,
      measured: median(ours),
      unit: 'requests/s',
      reference,
      ratio,
      budget,
    });
  });
}

async function rate(url: string, { name, path, body }: Call, duration: number) {
  const result = await autocannon({
    url: url + path,
    connections: CONNECTIONS,
    duration,
    ...(body && { requests: [{ setupRequest: (request) => post(request, body) }] }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} rejected, ${result.errors} failed`);
  return result.requests.average;
}

/** Every request comes from another visitor. */
function post(request: autocannon.Request, body: object): autocannon.Request {
  const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.');
  return {
    ...request,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${address}` },
    body: JSON.stringify(body),
  };
}
