import type { Migration } from '@mikro-orm/migrations';
import { searchKeys } from '../leads/search/searchKeys.ts';

const BATCH_SIZE = 500;

type Execute = Migration['execute'];
type Row = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  revenue: string;
};

/** Fills the derived columns of leads that were stored before the columns existed. */
export async function backfillLeads(execute: Execute, idType: 'text' | 'uuid') {
  const first = '00000000-0000-0000-0000-000000000000';
  for (let rows = await batchAfter(execute, first); rows.length > 0;) {
    const values = rows.flatMap((row) => {
      const { tier, nameKey, companyKey, searchWords } = searchKeys(row);
      return [row.id, tier, nameKey, companyKey, searchWords];
    });
    const list = rows.map(() => `(cast(? as ${idType}), cast(? as smallint), ?, ?, ?)`).join(', ');
    await execute(
      `with derived (id, tier, name_key, company_key, search_words) as (values ${list})
       update leads set tier = derived.tier, name_key = derived.name_key,
         company_key = derived.company_key, search_words = derived.search_words
       from derived where derived.id = leads.id`,
      values,
    );
    rows = await batchAfter(execute, rows.at(-1)?.id ?? first);
  }
  await execute(`update leads set status = 'spam' where suspected_spam`);
}

async function batchAfter(execute: Execute, id: string): Promise<Row[]> {
  const rows = await execute(
    `select id, first_name as "firstName", last_name as "lastName", email, company, revenue
     from leads where id > ? order by id limit ${BATCH_SIZE}`,
    [id],
  );
  return rows.map((row) => ({
    id: String(row.id),
    firstName: String(row.firstName),
    lastName: String(row.lastName),
    email: String(row.email),
    company: String(row.company),
    revenue: String(row.revenue),
  }));
}
