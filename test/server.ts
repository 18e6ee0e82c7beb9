import { enableCompileCache } from 'node:module';
import { timeouts, withQuickLivePoll } from './timeouts.ts';

/** The server of `main.ts`, with short time limits; with `--patient` only its polls are quick. */
enableCompileCache(new URL('../.cache/compile', import.meta.url).pathname);
const { start } = await import('../src/server/start.ts');
await start(process.argv.includes('--patient') ? withQuickLivePoll : timeouts);
