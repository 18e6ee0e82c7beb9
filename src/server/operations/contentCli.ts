import { errorText } from '../../shared/errorText.ts';
import { readEnvironment } from '../config.ts';
import { setContentFolder } from '../content/folder.ts';
import { readTables } from '../guides/tables.ts';
import { readTexts } from '../guides/texts.ts';

/** Checks the files of `CONTENT_DIR`. */
setContentFolder(readEnvironment().CONTENT_DIR);
for (const read of [readTables, readTexts])
  try {
    read();
  } catch (error) {
    console.error(errorText(error));
    process.exitCode = 1;
  }
if (!process.exitCode) console.info('Every content file is valid.');
