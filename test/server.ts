import { enableCompileCache } from 'node:module';
import { timeouts, withQuickLivePoll } from './timeouts.ts';

/** Starts the server with test timeouts; with `--patient`, with those of production and fast polls. */
enableCompileCache(new URL('../.cache/compile', import.meta.url).pathname);
await import('./recordCalls.ts');
const { start } = await import('../src/server/start.ts');
await start(process.argv.includes('--patient') ? withQuickLivePoll : timeouts);
