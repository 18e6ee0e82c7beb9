import { testApp } from '../app.ts';

/** Starts the whole app on its own port. */
export async function startApp() {
  const {
    app,
    orm,
    post,
    inject,
    url: databaseUrl,
    [Symbol.asyncDispose]: dispose,
  } = await testApp();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, orm, url, databaseUrl, post, inject, [Symbol.asyncDispose]: dispose };
}
