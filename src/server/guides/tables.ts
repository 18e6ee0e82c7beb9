import {
  type AudienceRow,
  Audiences,
  type NicheRow,
  Niches,
  Settings,
  Unknown,
} from '../../shared/content/guide.ts';
import { type ContentDocument, readContent } from '../content/documents.ts';
import { spellingOf, stemmed } from './builtIn/match.ts';
import { checkPlaceholders } from './placeholders.ts';

let kept: ReturnType<typeof readTables> | undefined;

/**
 * The niches and buyers of `content/guide/`, and the indexes that the writer uses to look them up. They are read at the
 * first call in a thread. @throws an Error with a line for each problem of the files.
 */
export const tables = () => (kept ??= readTables());

export function setTables(read: ReturnType<typeof readTables>) {
  kept = read;
}

/** Reads the tables again. */
export function readTables() {
  const { niches, audiences, settings, unknown } = readContent((read) => {
    const audiences = read(Audiences, 'guide/audiences/*.yaml');
    const niches = read(Niches, 'guide/niches/*.yaml');
    const [settings] = read(Settings, 'guide/settings.yaml') ?? [];
    const [unknown] = read(Unknown, 'guide/unknown.yaml') ?? [];
    for (const document of [...(audiences ?? []), ...(niches ?? [])])
      checkPlaceholders(document, 'tables');
    if (audiences) refuseTwins(audiences, 'key');
    if (niches) refuseTwins(niches, 'offer');
    if (audiences && niches) refuseUnknownAudiences(niches, audiences);
    if (!audiences || !niches || !settings || !unknown) return undefined;
    return {
      niches: niches.flatMap(({ data }) => data),
      audiences: audiences.flatMap(({ data }) => data),
      settings: settings.data,
      unknown: unknown.data,
    };
  });
  const nicheStems = stemmed(niches, unknown.formsOfWork);
  const audienceStems = stemmed(audiences, unknown.formsOfWork);
  return {
    niches,
    audiences,
    unknown: { ...unknown, audience: { ...unknown.audience, ...unsaid } },
    nicheStems,
    audienceStems,
    settingStems: stemmed(settings, unknown.formsOfWork),
    /** Corrects words with a single typo. */
    corrected: spellingOf([...nicheStems, ...audienceStems]),
    audienceByKey: new Map<string, AudienceRow>(audiences.map((row) => [row.key, row])),
    commonWords: commonWordsOf(niches, audiences),
  };
}

/** What nobody says about buyers that no table knows. */
const unsaid: Omit<AudienceRow, keyof Unknown['audience']> = {
  words: [],
  problems: [],
  talk: { second: '', papers: [], debate: '', asks: [] },
  details: {},
  cautions: [],
};

type Files<Row> = readonly ContentDocument<readonly Row[]>[];

function refuseTwins<Key extends string>(files: Files<Readonly<Record<Key, string>>>, key: Key) {
  const seen = new Set<string>();
  for (const { data, refuse } of files)
    for (const [index, { [key]: value }] of data.entries()) {
      if (seen.has(value))
        refuse([index, key], `a text that no other entry has, unlike “${value}”`);
      seen.add(value);
    }
}

function refuseUnknownAudiences(niches: Files<NicheRow>, audiences: Files<AudienceRow>) {
  const keys = new Set(audiences.flatMap(({ data }) => data.map((row) => row.key)));
  for (const { data, refuse } of niches)
    for (const [index, { audience }] of data.entries())
      if (!keys.has(audience))
        refuse([index, 'audience'], `a key of guide/audiences, which “${audience}” is not`);
}

/** Lowercase words of the tables: capitalized at the start of a typed phrase, they are not names. */
const commonWordsOf = (niches: readonly NicheRow[], audiences: readonly AudienceRow[]) =>
  new Set(
    [
      ...niches.map(({ offer, buyers = '' }) => `${offer} ${buyers}`),
      ...audiences.map(({ people, one, buyers }) => `${people} ${one} ${buyers}`),
    ]
      .flatMap((text) => text.split(/[\s,]+/))
      .filter((word) => word === word.toLowerCase()),
  );
