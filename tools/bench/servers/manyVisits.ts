/** When the newest lead arrived. */
export const NOW = Date.UTC(2026, 10, 21, 12);

const SOURCES = 12;
const CAMPAIGNS = 30;
const LANDINGS = 60;
/** Every hour of two years. */
const HOURS = 2 * 365 * 24;
/** Combinations of keys that are counted in an hour. */
const COMBINATIONS = 20;

/** Returns the keys of a lead's first visit: few sources, more campaigns, and most landing pages. */
export const firstVisit = (random: () => number) => {
  const rank = (count: number) => Math.floor(random() ** 2 * count);
  return {
    first_source: `source-${rank(SOURCES)}`,
    first_campaign: `campaign-${rank(CAMPAIGNS)}`,
    first_landing: `/blog/article-${rank(LANDINGS)}`,
  };
};

/** About every fifth lead has done the quiz. */
const responses = `
  insert into quiz_responses (id, name, email, answers, result, result_description, suspected_spam,
    first_source, first_campaign, first_landing, email_key, search_words, created_at)
  select id, first_name || ' ' || last_name, email, '{}', 'lead-gen', 'Lead generation',
    suspected_spam, first_source, first_campaign, first_landing, email_key, search_words, created_at
  from leads where substr(cast(id as text), 36) in ('0', '5', 'a')`;

const visits = (numbers: (count: number, name: string) => string, at: string) => `
  insert into visit_counts (at, kind, source, campaign, landing, count)
  select ${at}, kind, 'source-' || (pair % ${SOURCES}), 'campaign-' || ((hour + pair) % ${CAMPAIGNS}),
    '/blog/article-' || ((hour + 3 * pair) % ${LANDINGS}), 1 + pair % 5
  from (${numbers(HOURS, 'hour')}) as hours
  cross join (${numbers(COMBINATIONS, 'pair')}) as pairs
  cross join (select 'visit' as kind union all select 'quizStart') as kinds`;

/** Statements that add responses and visits to a database of leads; the last visit was at `NOW`. */
export const responsesAndVisits = {
  sqlite: [
    responses,
    visits(
      (count, name) => `with recursive numbers (n) as
        (select 0 union all select n + 1 from numbers where n + 1 < ${count}) select n as ${name} from numbers`,
      `${NOW} - hour * 3600000`,
    ),
  ],
  postgres: [
    responses,
    visits(
      (count, name) => `select generate_series(0, ${count - 1}) as ${name}`,
      `to_timestamp(${NOW / 1000} - hour * 3600)`,
    ),
  ],
};
