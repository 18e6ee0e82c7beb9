import { Migration } from '@mikro-orm/migrations';
import { backfillLeads } from '../backfill.ts';

const tables = [
  `create table lead_counts (kind text not null, slot integer not null, status text not null, tier integer not null, lead_type text not null, offer_type text not null, n integer not null, primary key (kind, slot))`,
  `create table lead_events (id text not null primary key, lead_id text not null, author text not null, from_status text null, to_status text null, note text null, created_at datetime not null)`,
  `create index lead_events_lead_id_created_at_index on lead_events (lead_id, created_at)`,
  `alter table leads add column status text not null default 'new'`,
  `alter table leads add column tier integer not null default 0`,
  `alter table leads add column name_key text not null default ''`,
  `alter table leads add column company_key text not null default ''`,
  `alter table leads add column search_words text not null default ''`,
  `alter table leads add column kind text generated always as (status || '|' || cast(tier as text) || '|' || lead_type || '|' || offer_type) virtual`,
];

const indexes = [
  `create index leads_status_created_at_id_index on leads (status, created_at, id)`,
  `create index leads_tier_created_at_id_index on leads (tier, created_at, id)`,
  `create index leads_name_key_id_index on leads (name_key, id)`,
  `create index leads_company_key_id_index on leads (company_key, id)`,
  `create index leads_kind_index on leads (kind)`,
  `create index leads_lower_email_index on leads (lower(email))`,
  `create index quiz_responses_lower_email_index on quiz_responses (lower(email))`,
];

const counted = (row: 'new' | 'old', change: 1 | -1) => `
   insert into lead_counts (kind, slot, status, tier, lead_type, offer_type, n)
   values (${row}.kind, 0, ${row}.status, ${row}.tier, ${row}.lead_type, ${row}.offer_type, ${change})
   on conflict (kind, slot) do update set n = n + ${change};`;

const counts = [
  `insert into lead_counts (kind, slot, status, tier, lead_type, offer_type, n)
   select kind, 0, status, tier, lead_type, offer_type, count(*)
   from leads group by kind, status, tier, lead_type, offer_type`,
  `create trigger count_added_leads after insert on leads begin ${counted('new', 1)} end`,
  `create trigger count_gone_leads after delete on leads begin ${counted('old', -1)} end`,
  `create trigger count_changed_leads after update of status on leads
   when old.status <> new.status begin ${counted('old', -1)} ${counted('new', 1)} end`,
];

// A prefix of up to eight letters is one list in the index, however many words begin with it. The
// kind of a lead is among its words, behind a sign that no word has, so one search matches both.
const indexed = (row: string) => `${row}.search_words || ' _tier' || ${row}.tier ||
  ' _type' || hex(${row}.lead_type) || ' _offer' || hex(${row}.offer_type)`;

// The numbers of the leads are stored with them: a VACUUM may change the rowid of a table whose
// primary key is a text.
const words = [
  `create table lead_numbers (number integer primary key, lead_id text not null unique)`,
  `create virtual table lead_words using fts5 (
     words, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6 7 8',
     tokenize = "unicode61 tokenchars '_'")`,
  `insert into lead_numbers (lead_id) select id from leads order by created_at, id`,
  `insert into lead_words (rowid, words)
   select number, ${indexed('leads')} from lead_numbers join leads on id = lead_id`,
  `create trigger number_added_leads after insert on leads begin
     insert into lead_numbers (lead_id) values (new.id);
     insert into lead_words (rowid, words)
     select number, ${indexed('new')} from lead_numbers where lead_id = new.id;
   end`,
  `create trigger number_gone_leads after delete on leads begin
     delete from lead_words where rowid = (select number from lead_numbers where lead_id = old.id);
     delete from lead_numbers where lead_id = old.id;
   end`,
];

export class Migration20261121144500_leadwork extends Migration {
  override name = 'Migration20261121144500_leadwork';

  override async up() {
    for (const sql of tables) await this.execute(sql);
    await backfillLeads(this.execute.bind(this), 'text');
    for (const sql of [...indexes, ...counts, ...words]) await this.execute(sql);
  }
}
