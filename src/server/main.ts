import { enableCompileCache } from 'node:module';

// A quarter of a start is compiling; it is kept here for the next one, so the rest is imported after.
enableCompileCache(new URL('../../.cache/compile', import.meta.url).pathname);

try {
  const { start } = await import('./start.ts');
  await start();
} catch (error) {
  // The operator reads a sentence; whoever needs the stack asks for LOG_LEVEL=debug.
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\nThe server did not start.\n${text}\n\n`);
  process.exit(1);
}
