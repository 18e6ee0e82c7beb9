import { Migration } from '@mikro-orm/migrations';
import { backfillLeads } from '../backfill.ts';

const tables = [
  `create table lead_counts (kind text not null, slot smallint not null, status text not null, tier smallint not null, lead_type text not null, offer_type text not null, n int not null, primary key (kind, slot))`,
  `create table lead_events (id uuid not null, lead_id uuid not null, author text not null, from_status text null, to_status text null, note text null, created_at timestamptz(3) not null, primary key (id))`,
  `create index lead_events_lead_id_created_at_index on lead_events (lead_id, created_at)`,
  `alter table leads add status text not null default 'new', add tier smallint not null default 0, add name_key text collate "C" not null default '', add company_key text collate "C" not null default '', add search_words text not null default ''`,
  `alter table leads add kind text generated always as (status || '|' || cast(tier as text) || '|' || lead_type || '|' || offer_type) stored`,
];

const indexes = [
  `create index leads_status_created_at_id_index on leads (status, created_at, id)`,
  `create index leads_tier_created_at_id_index on leads (tier, created_at, id)`,
  `create index leads_name_key_id_index on leads (name_key, id)`,
  `create index leads_company_key_id_index on leads (company_key, id)`,
  `create index leads_kind_index on leads (kind)`,
  `create index leads_lower_email_index on leads (lower(email))`,
  `create index quiz_responses_lower_email_index on quiz_responses (lower(email))`,
  `create index leads_words_index on leads using gin (array_to_tsvector(string_to_array(search_words, ' ')))`,
];

// One statement counts once, however many rows it wrote: a lead waits for its own slot only.
const counting = (name: string, event: string, changes: [table: string, by: 1 | -1][]) => [
  `create function ${name}() returns trigger language plpgsql as $$
   begin
     insert into lead_counts (kind, slot, status, tier, lead_type, offer_type, n)
     select kind, slot, status, tier, lead_type, offer_type, sum(change) from (${changes
       .map(
         ([table, by]) =>
           `select kind, hashtext(id::text) & 7 as slot, status, tier, lead_type, offer_type, ${by} as change from ${table}`,
       )
       .join(' union all ')}) as changes
     group by kind, slot, status, tier, lead_type, offer_type having sum(change) <> 0
     order by kind, slot
     on conflict (kind, slot) do update set n = lead_counts.n + excluded.n;
     return null;
   end $$`,
  `create trigger ${name} after ${event} on leads referencing ${changes
    .map(([table]) => `${table === 'added' ? 'new' : 'old'} table as ${table}`)
    .join(' ')} for each statement execute function ${name}()`,
];

const counts = [
  `insert into lead_counts (kind, slot, status, tier, lead_type, offer_type, n)
   select kind, hashtext(id::text) & 7, status, tier, lead_type, offer_type, count(*)
   from leads group by 1, 2, 3, 4, 5, 6`,
  ...counting('count_added_leads', 'insert', [['added', 1]]),
  ...counting('count_gone_leads', 'delete', [['gone', -1]]),
  ...counting('count_changed_leads', 'update', [
    ['added', 1],
    ['gone', -1],
  ]),
];

export class Migration20261121144500_leadwork extends Migration {
  override name = 'Migration20261121144500_leadwork';

  override async up() {
    for (const sql of tables) await this.execute(sql);
    await backfillLeads(this.execute.bind(this), 'uuid');
    for (const sql of [...indexes, ...counts]) await this.execute(sql);
  }
}
