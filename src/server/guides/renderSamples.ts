import { mkdirSync, writeFileSync } from 'node:fs';
import { guideMarkdown } from '../../shared/quiz/guideMarkdown.ts';
import { builtInGuide } from './builtIn/writer.ts';
import { samples } from './samples.ts';

/** Writes the guides of the samples to `docs/guides`, to be read by people. */
const folder = 'docs/guides';
mkdirSync(folder, { recursive: true });
for (const { file, taken } of samples)
  writeFileSync(`${folder}/${file}.md`, `${guideMarkdown(builtInGuide(taken), taken.name)}\n`);
console.info(`${samples.length} guides written to ${folder}`);
