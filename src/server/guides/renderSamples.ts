import { guideMarkdown } from './guideMarkdown.ts';
import { readEnvironment } from '../config.ts';
import { setContentFolder } from '../content/folder.ts';
import { builtInGuide } from './builtIn/writer.ts';
import { readSamples } from './samples.ts';

/** Prints the guides of the samples, or only of those whose name contains the argument. */
setContentFolder(readEnvironment().CONTENT_DIR);
const [word = ''] = process.argv.slice(2);
const samples = readSamples();
const chosen = samples.filter(({ file }) => file.includes(word));
for (const { taken } of chosen) console.info(guideMarkdown(builtInGuide(taken), taken.name));
if (chosen.length === 0)
  console.error(`No sample has this name: ${samples.map(({ file }) => file).join(', ')}`);
