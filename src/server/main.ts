import { enableCompileCache } from 'node:module';

// A quarter of the startup is compilation; the result is cached, so everything else is imported
// afterward.
enableCompileCache(new URL('../../.cache/compile', import.meta.url).pathname);

try {
  const { start } = await import('./start.ts');
  await start();
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  // Operators get the message, developers also the stack.
  const place = error instanceof Error && process.argv.includes('--dev') ? error.stack : undefined;
  process.stderr.write(`\nThe server did not start.\n${place ?? text}\n\n`);
  process.exit(1);
}
