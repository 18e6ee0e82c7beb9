import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { errorText } from '../shared/errorText.ts';
import { root } from './config.ts';

// A quarter of the startup is compilation; the result is cached, so everything else is imported
// afterward.
enableCompileCache(join(root, '.cache/compile'));

try {
  const { start } = await import('./start.ts');
  await start();
} catch (error) {
  // Operators get the message, developers also the stack.
  const stack = error instanceof Error && process.argv.includes('--dev') ? error.stack : undefined;
  process.stderr.write(`\nThe server did not start.\n${stack ?? errorText(error)}\n\n`);
  process.exit(1);
}
