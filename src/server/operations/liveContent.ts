import { errorText } from '../../shared/errorText.ts';
import { readFiles } from '../content/compose.ts';
import { setFileProblems, setFiles } from '../content/siteContent.ts';
import { readCountries, setCountries } from '../guides/countries.ts';
import { readTables, setTables } from '../guides/tables.ts';
import { readTexts, setTexts } from '../guides/texts.ts';
import { restartWriter } from '../guides/writer.ts';

/**
 * Reads all files of the content folder and uses them from now on.
 * @throws an Error with a line for each problem of all files; then nothing changes
 */
export function loadContent() {
  const problems: string[] = [];
  const attempt = <T>(read: () => T) => {
    try {
      return read();
    } catch (error) {
      problems.push(errorText(error));
      return undefined;
    }
  };
  const [site, tables, texts, countries] = [
    attempt(readFiles),
    attempt(readTables),
    attempt(readTexts),
    attempt(readCountries),
  ];
  if (!site || !tables || !texts || !countries) throw new Error(problems.join('\n'));
  setFiles(site);
  setCountries(countries);
  setTables(tables);
  setTexts(texts);
}

type Log = { info: (text: string) => void; error: (text: string) => void };

/** Uses the changed files. While they have problems, the former content stays, and says so. */
export function reloadContent(log: Log) {
  try {
    loadContent();
    restartWriter();
    setFileProblems([]);
    log.info('content: the changed files are in use');
  } catch (error) {
    const text = errorText(error);
    setFileProblems(text.split('\n'));
    log.error(`content: the former content stays in use, because of these problems:\n${text}`);
  }
}
