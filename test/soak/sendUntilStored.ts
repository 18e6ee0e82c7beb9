import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { bearer } from '../app.ts';

/** Repeats a call with the same key until it is acknowledged; returns the number of attempts. */
export async function sendUntilStored(url: string, body: object) {
  const key = randomUUID();
  for (let attempt = 1; ; attempt++) {
    if ((await send(url, key, body)) === 201) return attempt;
    await wait(100);
  }
}

/** Returns the status, or 0 if the response was incomplete. */
async function send(url: string, key: string, body: object) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...bearer },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

/** Returns the emails of the leads or quiz responses that a site has stored. */
export async function emailsOf(url: string, path: string): Promise<string[]> {
  const list = await (await fetch(url + path, { headers: bearer })).json();
  return (list.leads ?? list.responses).map(({ email }: { email: string }) => email);
}
