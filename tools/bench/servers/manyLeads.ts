import Database from 'better-sqlite3';
import { Client } from 'pg';
import { countClosedDays } from '../../../src/server/visits/countDays.ts';
import { openDatabase } from '../../../src/server/database/database.ts';
import { query } from '../../../test/postgres.ts';
import { searchKeys } from '../../../src/server/leads/entity.ts';
import { firstVisit, NOW, responsesAndVisits } from './manyVisits.ts';

const BATCH = 5000;
const YEARS = 2;
const DAY_MS = 86_400_000;

const columns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'company',
  'revenue',
  'message',
  'lead_type',
  'offer_type',
  'suspected_spam',
  'status',
  'tier',
  'name_key',
  'company_key',
  'email_key',
  'search_words',
  'created_at',
  'owner_id',
  'follow_up_on',
  'last_contact_at',
  'asks_for_call',
  'won_value',
  'first_source',
  'first_campaign',
  'first_landing',
] as const;
type Row = Record<(typeof columns)[number], string | number | boolean | null>;

/** The ids of those who own leads; the first has the most. */
export const ownerIds = [1, 2, 3, 4, 5].map(
  (number) => `00000000-0000-7000-8000-00000000000${number}`,
);

/**
 * Fills a new database with generated leads of the last two years, with ids in order of time, and
 * with quiz responses and visits.
 */
export async function fillWithLeads(url: string, count: number) {
  await (await openDatabase(url)).close();
  const insert = url.startsWith('sqlite:')
    ? intoSqlite(url.replace('sqlite:', ''))
    : await intoPostgres(url);
  for (let from = 0; from < count; from += BATCH)
    await insert.rows(
      Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => row(from + index, count)),
    );
  await insert.end();
  await countDays(url);
  // Autovacuum would do this on a server that runs longer.
  if (!url.startsWith('sqlite:')) await query(url, 'vacuum analyze');
}

/** Counts the days of the leads, as the first report does. */
async function countDays(url: string) {
  const orm = await openDatabase(url);
  await countClosedDays(orm.em.fork());
  await orm.close();
}

function intoSqlite(file: string) {
  const db = new Database(file);
  db.pragma('synchronous = off');
  const statement = db.prepare(
    `insert into leads (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  );
  const rows = db.transaction((batch: Row[]) => {
    for (const one of batch)
      statement.run(
        columns.map((name) => (typeof one[name] === 'boolean' ? Number(one[name]) : one[name])),
      );
  });
  return {
    rows: async (batch: Row[]) => rows(batch),
    end: async () => {
      for (const sql of responsesAndVisits.sqlite) db.exec(sql);
      db.pragma('wal_checkpoint(truncate)');
      db.close();
    },
  };
}
async function intoPostgres(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const parts = columns.map((name) => `(row->>'${name}')::${types[name] ?? 'text'}`);
  return {
    rows: async (batch: Row[]) => {
      const json = batch.map((one) => ({
        ...one,
        created_at: new Date(Number(one.created_at)).toISOString(),
        last_contact_at: one.last_contact_at && new Date(Number(one.last_contact_at)).toISOString(),
      }));
      await client.query(
        `insert into leads (${columns.join(', ')})
         select ${parts.join(', ')} from jsonb_array_elements($1::jsonb) as row`,
        [JSON.stringify(json)],
      );
    },
    end: async () => {
      for (const sql of responsesAndVisits.postgres) await client.query(sql);
      await client.end();
    },
  };
}
const types: Partial<Record<string, string>> = {
  id: 'uuid',
  suspected_spam: 'boolean',
  tier: 'smallint',
  created_at: 'timestamptz',
  owner_id: 'uuid',
  last_contact_at: 'timestamptz',
  asks_for_call: 'boolean',
  won_value: 'integer',
};

/** Returns a row that is the same in every run. */
function row(index: number, count: number): Row {
  const random = generator(index + 1);
  const pick = <T>(list: readonly [T, ...T[]]): T =>
    list[Math.floor(random() ** 2 * list.length)] ?? list[0];
  const createdAt = NOW - Math.floor(((count - index) / count) * YEARS * 365 * DAY_MS);
  const person = {
    firstName: `${pick(starts)}${pick(middles)}`,
    lastName: `${pick(middles)}${pick(ends)}${pick(['', 's', 'er', 'mann'])}`,
    company: random() < 0.2 ? '' : `${pick(ends)}${pick(starts)} ${pick(companies)}`,
    revenue: random() < 0.3 ? '' : pick(revenues),
  };
  const email = `${person.firstName}.${person.lastName}${index % 977}@${pick(ends)}mail.example`;
  const isSpam = random() < 0.03;
  // The newest leads still have the status new.
  const isFresh = index > count * 0.95;
  const status = isSpam
    ? 'spam'
    : isFresh
      ? 'new'
      : pick(['lost', 'contacted', 'qualified', 'won']);
  return {
    id: idOf(createdAt, index),
    first_name: person.firstName,
    last_name: person.lastName,
    email,
    company: person.company,
    revenue: person.revenue,
    message: 'We would like to talk about a show for our buyers. '.repeat(1 + (index % 5)),
    lead_type: pick(['inquiry', 'proposal', 'service-inquiry', 'strategy', 'playbook']),
    offer_type: pick(offers),
    suspected_spam: isSpam,
    status,
    ...progress(status, createdAt, random),
    ...firstVisit(random),
    ...snake(searchKeys({ ...person, email })),
    created_at: createdAt,
  };
}

/** Most leads that somebody works with have an owner, and a few a follow-up around today. */
function progress(status: string, createdAt: number, random: () => number) {
  const isTouched = status !== 'new' && status !== 'spam';
  const owner = ownerIds[Math.floor(random() ** 2 * ownerIds.length)] ?? null;
  const followUp = new Date(NOW + (random() - 0.5) * 60 * DAY_MS).toISOString().slice(0, 10);
  return {
    owner_id: isTouched && random() < 0.8 ? owner : null,
    follow_up_on: isTouched && random() < 0.005 ? followUp : null,
    last_contact_at: isTouched ? Math.min(NOW, createdAt + random() * 60 * DAY_MS) : null,
    asks_for_call: random() < 0.1,
    won_value: status === 'won' ? 1000 * Math.ceil(random() * 50) : null,
  };
}

const snake = ({
  tier,
  nameKey,
  companyKey,
  emailKey,
  searchWords,
}: ReturnType<typeof searchKeys>) => ({
  tier,
  name_key: nameKey,
  company_key: companyKey,
  email_key: emailKey,
  search_words: searchWords,
});

function idOf(createdAt: number, index: number) {
  const time = createdAt.toString(16).padStart(12, '0');
  const tail = index.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${tail}`;
}

/** Mulberry32, a seeded random number generator. */
function generator(seed: number) {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const starts = [
  'Ad',
  'Jo',
  'Ma',
  'Ka',
  'Li',
  'Al',
  'Be',
  'So',
  'Ty',
  'Ing',
  'Ol',
  'Pe',
  'Xa',
] as const;
const middles = [
  'a',
  'hn',
  'ria',
  'therine',
  'sa',
  'ice',
  'n',
  'phie',
  'rone',
  'rid',
  'iver',
] as const;
const ends = [
  'lov',
  'smith',
  'berg',
  'stein',
  'field',
  'wood',
  'gren',
  'ford',
  'quist',
  'zyw',
] as const;
const companies = ['Works', 'Labs', 'GmbH', 'Partners', 'Logistics', 'Energy', 'Foods'] as const;
const revenues = ['under-1m', '1m-5m', '5m-10m', '10m-25m', '25m-50m', 'over-50m'] as const;
const offers = [
  'general',
  'roi-guarantee',
  'smart-saver',
  'no-commitment',
  'podcast-production',
  'content-repurposing',
  'guest-management',
  'distribution-management',
  'analytics-reporting',
  'lead-generation',
  'podcast-coaching',
  'skool-course',
] as const;
