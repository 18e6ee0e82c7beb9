import Database from 'better-sqlite3';
import { openDatabase } from '../src/server/database/database.ts';
import { countClosedDays } from '../src/server/visits/countDays.ts';
import { tierRank } from '../src/shared/revenue.ts';
import { query } from './postgres.ts';

const DAY_MS = 86_400_000;
const SPAN_MS = 2 * 365 * DAY_MS;

const owners = [1, 2, 3, 4, 5].map((number) => `00000000-0000-7000-8000-00000000000${number}`);
/** Owns the most leads. */
export const [OWNER] = owners;
const revenues = ['under-1m', '1m-5m', '5m-10m', '10m-25m', '25m-50m', 'over-50m'];
const sources = Array.from({ length: 12 }, (_, n) => `source-${n}`);
const campaigns = Array.from({ length: 30 }, (_, n) => `campaign-${n}`);
const landings = Array.from({ length: 60 }, (_, n) => `/blog/article-${n}`);
/** The days around today, as `2026-11-05`. */
const days = (now: number) =>
  Array.from({ length: 60 }, (_, n) =>
    new Date(now + (n - 30) * DAY_MS).toISOString().slice(0, 10),
  );

/** What differs between the databases; `at` is in milliseconds, `n` a whole number. */
const dialects = {
  sqlite: {
    id: `format('%08x-%04x-7000-8000-%012x', at >> 16, at & 65535, n)`,
    uuid: (text: string) => text,
    time: (at: string) => at,
  },
  postgres: {
    id: `(lpad(to_hex(at >> 16), 8, '0') || '-' || lpad(to_hex(at & 65535), 4, '0') || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`,
    uuid: (text: string) => `(${text})::uuid`,
    time: (at: string) => `to_timestamp((${at}) / 1000.0)`,
  },
};

/** Fills a new database with generated leads of the last two years, quiz responses and visits. */
export async function fillWithLeads(url: string, count: number) {
  const orm = await openDatabase(url);
  const isSqlite = url.startsWith('sqlite:');
  const statements = [
    leads(isSqlite ? 'sqlite' : 'postgres', count),
    responses,
    visits(isSqlite ? 'sqlite' : 'postgres'),
  ];
  if (isSqlite) {
    const database = new Database(url.replace('sqlite:', ''));
    for (const sql of statements) database.exec(sql);
    database.close();
  } else for (const sql of statements) await query(url, sql);
  // As the first report does.
  await countClosedDays(orm.em.fork());
  await orm.close();
  // Autovacuum would do this on a server that runs longer.
  if (!isSqlite) await query(url, 'vacuum analyze');
}

const numbers = (count: number) =>
  `(with recursive numbers(n) as (select cast(0 as bigint) union all select n + 1 from numbers where n < ${count - 1}) select n from numbers)`;

/** An expression that picks a word for each `n`, the same in every run and the first ones more often. */
function pick(words: readonly string[], prime: number) {
  const index = `(n * ${prime} % 10007) * (n * ${prime} % 10007) * ${words.length} / (10007 * 10007)`;
  return `case ${index} ${words.map((word, at) => `when ${at} then '${word}'`).join(' ')} end`;
}
const pickOf = (words: string, prime: number) => pick(words.split(' '), prime);

/** The newest leads still have the status new. */
function leads(kind: keyof typeof dialects, count: number) {
  const now = Date.now();
  const { id, uuid, time } = dialects[kind];
  return `
    insert into leads (id, first_name, last_name, email, company, revenue, message, lead_type, offer_type,
      suspected_spam, status, tier, name_key, company_key, email_key, search_words, created_at, owner_id,
      follow_up_on, last_contact_at, asks_for_call, won_value, first_source, first_campaign, first_landing)
    select ${id}, first, last, email, company, revenue,
      'We would like to talk about a show for our buyers.' || substr('${' And about guests.'.repeat(12)}', 1, cast(n % 200 as integer)),
      ${pickOf('inquiry proposal service-inquiry strategy playbook', 7919)},
      ${pickOf('general roi-guarantee smart-saver podcast-production guest-management lead-generation skool-course', 6007)},
      status = 'spam', status, ${tierOf('revenue')}, lower(first || ' ' || last),
      case company when '' then 'z' else 'a' || lower(company) end, lower(email),
      lower(trim(first || ' ' || last || ' mail' || (n % 977) || ' example ' || company)), ${time('at')},
      case when is_touched and n % 5 > 0 then ${uuid(pick(owners, 5003))} end,
      case when is_touched and n % 200 = 1 then ${pick(days(now), 4001)} end,
      case when is_touched then ${time(`at + (${now} - at) / 2`)} end,
      n % 10 = 0, case status when 'won' then 1000 * (1 + n % 50) end,
      ${pick(sources, 3001)}, ${pick(campaigns, 2003)}, ${pick(landings, 1009)}
    from (select *, lower(first || '.' || last) || (n % 977) || '@mail.example' as email,
        status not in ('new', 'spam') as is_touched from (
      select n, ${now - SPAN_MS} + n * ${SPAN_MS} / ${count} as at,
        ${pickOf('Ad Jo Ma Ka Li Al Be So Ty Ing Ol Pe Xa', 9973)} || ${pickOf('a hn ria therine sa ice n phie rone rid', 8999)} as first,
        ${pickOf('lov smith berg stein field wood gren ford quist zyw', 8009)} || ${pickOf('s er mann ova', 7001)} as last,
        case when n % 5 = 0 then '' else ${pickOf('Smith Berg Lov Stein Field Wood Gren Ford Quist Zyw', 6101)} || ' ' || ${pickOf('Works Labs GmbH Partners Logistics Energy Foods', 6203)} end as company,
        ${pick(revenues, 5101)} as revenue,
        case when n % 33 = 0 then 'spam' when n > ${count * 0.95} then 'new'
          else ${pickOf('lost contacted qualified won', 4093)} end as status
      from ${numbers(count)} as numbers) as people) as leads`;
}

const tierOf = (column: string) =>
  `case ${column} ${revenues.map((one) => `when '${one}' then ${tierRank(one)}`).join(' ')} end`;

/** About every fifth lead has done the quiz. */
const responses = `
  insert into quiz_responses (id, name, email, answers, result, result_description, suspected_spam,
    first_source, first_campaign, first_landing, email_key, search_words, created_at)
  select id, first_name || ' ' || last_name, email, '{}', 'lead-gen', 'Lead generation',
    suspected_spam, first_source, first_campaign, first_landing, email_key, search_words, created_at
  from leads where substr(cast(id as text), 36) in ('0', '5', 'a')`;

/** Twenty combinations of keys in every hour. */
const visits = (kind: keyof typeof dialects) => `
  insert into visit_counts (at, kind, source, campaign, landing, count)
  select ${dialects[kind].time(`${Date.now()} - hours.n * 3600000`)}, kind, 'source-' || (pairs.n % 12),
    'campaign-' || ((hours.n + pairs.n) % 30), '/blog/article-' || ((hours.n + 3 * pairs.n) % 60), 1 + pairs.n % 5
  from ${numbers(SPAN_MS / 3_600_000)} as hours cross join ${numbers(20)} as pairs
  cross join (select 'visit' as kind union all select 'quizStart') as kinds`;
