import { Migration } from '@mikro-orm/migrations';
import { backfillPeople } from '../backfill.ts';

// As a generated column it is filled while the table is rewritten, with its indexes built once;
// an update of a million leads would write to each index for each of them.
const filled = (table: string, column: string) => [
  `alter table ${table} add ${column} text not null generated always as (lower(email collate "C")) stored`,
  `alter table ${table} alter ${column} drop expression`,
  `alter table ${table} alter ${column} set default ''`,
];

const tables = [
  `drop index leads_lower_email_index`,
  `drop index quiz_responses_lower_email_index`,
  ...filled('leads', 'email_key'),
  ...filled('subscribers', 'address_key'),
  `alter table quiz_responses add email_key text not null default '', add search_words text not null default ''`,
  `alter table outbox add lane text not null default ''`,
  `update outbox set lane = substr(key, 9, 36) where kind = 'webhook' and state <> 'done'`,
];

const indexes = [
  `create index leads_email_key_index on leads (email_key)`,
  `create index quiz_responses_email_key_index on quiz_responses (email_key)`,
  `create index subscribers_address_key_index on subscribers (address_key)`,
  `drop index outbox_state_due_at_index`,
  `create index outbox_state_lane_due_at_index on outbox (state, lane, due_at)`,
];

export class Migration20261121174600_people extends Migration {
  override name = 'Migration20261121174600_people';

  override async up() {
    for (const sql of tables) await this.execute(sql);
    await backfillPeople(this.execute.bind(this), 'uuid');
    for (const sql of indexes) await this.execute(sql);
  }
}
