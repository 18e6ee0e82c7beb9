import { errorText } from '../../shared/errorText.ts';
import { readEnvironment } from '../config.ts';
import { setContentFolder } from '../content/folder.ts';
import { readTables } from '../guides/tables.ts';

/** Checks the files of `CONTENT_DIR`. */
try {
  setContentFolder(readEnvironment().CONTENT_DIR);
  readTables();
  console.info('Every content file is valid.');
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
