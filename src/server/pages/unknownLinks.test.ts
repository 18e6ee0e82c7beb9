import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';

const server = await testApp({ isSeeded: true });
afterAll(() => server[Symbol.asyncDispose]());

/** Only cached responses have an ETag. */
test.each([
  ['/quiz/guide/', 404],
  ['/case-studies/', 404],
  ['/blog/preview/', 404],
  ['/privacy/me/', 404],
  ['/whiteboard?board=', 200],
])('unknown links to %s share one cached page', async (path, status) => {
  const etags = new Set<unknown>();
  for (let n = 0; n < 5; n++) {
    const token = randomBytes(24).toString('base64url');
    const response = await server.inject(path + token);
    expect(response.statusCode).toBe(status);
    expect(response.body).not.toContain(token);
    etags.add(response.headers.etag);
  }
  expect([...etags]).toEqual([expect.any(String)]);
});
