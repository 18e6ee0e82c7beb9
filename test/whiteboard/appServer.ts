import { testApp } from '../app.ts';

/** The app on a port of its own. */
export async function servedApp() {
  const { app, orm, post, inject, [Symbol.asyncDispose]: dispose } = await testApp();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, orm, url, post, inject, [Symbol.asyncDispose]: dispose };
}
