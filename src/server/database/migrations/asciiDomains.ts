import type { Migration } from '@mikro-orm/migrations';
import { v5 as uuid } from 'uuid';
import { normalizeEmail } from '../../../shared/fold.ts';

type Execute = Migration['execute'];

/** The columns with keys of addresses. */
const columns = [
  ['leads', 'email_key'],
  ['quiz_responses', 'email_key'],
  ['subscribers', 'address_key'],
  ['visitor_identities', 'email_key'],
  ['one_time_tokens', 'email_key'],
  // These are unique.
  ['subscribers', 'email_key'],
  ['people', 'email_key'],
  ['accounts', 'email_key'],
] as const;

/** The namespace of the ids by which the outbox names people. */
const PEOPLE = 'a4f6bb7c-3c1a-4f61-9d5e-5c2a9f0c7d10';

/**
 * Recomputes the keys of addresses: international domains are now in ASCII, however they were typed.
 */
export async function useAsciiDomains(execute: Execute) {
  const changed = new Map<string, string>();
  for (const [table, column] of columns) {
    const hasOtherLetters = `octet_length(${column}) <> length(${column})`;
    const rows = await execute(`select distinct ${column} from ${table} where ${hasOtherLetters}`);
    for (const row of rows) {
      const former = String(row[column]);
      const key = normalizeEmail(former);
      if (key === former) continue;
      changed.set(former, key);
      await makeRoom[table]?.(execute, former, key);
      await execute(`update ${table} set ${column} = ? where ${column} = ?`, [key, former]);
    }
  }
  for (const keys of changed) {
    const [former, key] = keys.map((one) => uuid(one, PEOPLE));
    await execute('update outbox set about_id = ? where about_id = ?', [key, former]);
  }
}

type MakeRoom = (execute: Execute, former: string, key: string) => Promise<unknown>;

/** What happens to rows with the other spelling, where a key must be unique. */
const makeRoom: Record<string, MakeRoom | undefined> = {
  // Of two subscriptions, the confirmed or else the later one remains. The other is kept apart.
  subscribers: async (execute, former, key) => {
    const [, ...others] = await execute(
      `select id from subscribers where email_key in (?, ?)
       order by case status when 'confirmed' then 0 else 1 end, asked_at desc`,
      [former, key],
    );
    for (const { id } of others)
      await execute('update subscribers set email_key = null where id = ?', [id]);
  },
  // Briefs are written again when somebody asks for them.
  people: async (execute, former, key) => {
    const taken = 'email_key = ? and exists (select 1 from people where email_key = ?)';
    await execute(`delete from briefs where person_id in (select id from people where ${taken})`, [
      former,
      key,
    ]);
    await execute(`delete from people where ${taken}`, [former, key]);
  },
  // Nobody may get the account of another: the owner enters another address for one of them.
  accounts: (execute, former, key) =>
    execute(
      `update accounts set email_key = null where email_key = ?
       and exists (select 1 from accounts where email_key = ?)`,
      [former, key],
    ),
};
