import { errorText } from '../../shared/errorText.ts';
import { readEnvironment } from '../config.ts';
import { setContentFolder } from '../content/folder.ts';
import { readSamples } from '../guides/samples.ts';
import { loadContent } from './liveContent.ts';

/** Checks the files of `CONTENT_DIR`. */
setContentFolder(readEnvironment().CONTENT_DIR);
try {
  loadContent();
  readSamples();
  console.info('Every content file is valid.');
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
