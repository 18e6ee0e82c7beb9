import { Migration } from '@mikro-orm/migrations';
import { countedColumns } from '../countedColumns.ts';

// Days are counted when they have been over for a day. The margin allows for clocks that differ.
const isPast = (time: string) => `${time} < (unixepoch() - 43200) * 1000`;
const note = (time: string) => `insert into changed_days (day) values (${time} / 86400000);`;

const triggers = countedColumns.flatMap(({ table, time, columns }) => [
  `create trigger note_added_${table} after insert on ${table} when ${isPast(`new.${time}`)}
   begin ${note(`new.${time}`)} end`,
  `create trigger note_gone_${table} after delete on ${table} when ${isPast(`old.${time}`)}
   begin ${note(`old.${time}`)} end`,
  `create trigger note_changed_${table} after update of ${time}, ${columns} on ${table}
   when ${isPast(`old.${time}`)} or ${isPast(`new.${time}`)}
   begin ${note(`old.${time}`)} ${note(`new.${time}`)} end`,
]);

export class Migration20261125173325_dayCounts extends Migration {

  override name = 'Migration20261125173325_dayCounts';

  override up(): void | Promise<void> {
    this.addSql(`create table \`changed_days\` (\`id\` integer not null primary key autoincrement, \`day\` integer not null);`);
    this.addSql(`create index \`changed_days_day_index\` on \`changed_days\` (\`day\`);`);

    this.addSql(`create table \`day_counts\` (\`field\` text not null, \`day\` integer not null, \`key\` text not null, \`visits\` integer not null, \`started\` integer not null, \`finished\` integer not null, \`leads\` integer not null, \`calls\` integer not null, \`won\` integer not null, \`value\` bigint not null, primary key (\`field\`, \`day\`, \`key\`)) without rowid;`);

    this.addSql(`drop index \`leads_pipeline_index\`;`);
    this.addSql(`create index \`leads_first_source_created_at_id_index\` on \`leads\` (\`first_source\`, \`created_at\`, \`id\`);`);
    this.addSql(`create index \`leads_first_campaign_created_at_id_index\` on \`leads\` (\`first_campaign\`, \`created_at\`, \`id\`);`);
    this.addSql(`create index \`leads_first_landing_created_at_id_index\` on \`leads\` (\`first_landing\`, \`created_at\`, \`id\`);`);
    for (const sql of triggers) this.addSql(sql);
    // A search reads all names and addresses, but not the guides that are stored before them.
    this.addSql(
      'create index quiz_responses_words_index on quiz_responses (created_at, id, suspected_spam, search_words)',
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop index quiz_responses_words_index');
    for (const { table } of countedColumns)
      for (const event of ['added', 'gone', 'changed']) this.addSql(`drop trigger note_${event}_${table};`);
    this.addSql(`drop table if exists \`changed_days\`;`);
    this.addSql(`drop table if exists \`day_counts\`;`);

    this.addSql(`drop index \`leads_first_source_created_at_id_index\`;`);
    this.addSql(`drop index \`leads_first_campaign_created_at_id_index\`;`);
    this.addSql(`drop index \`leads_first_landing_created_at_id_index\`;`);
    this.addSql(`create index \`leads_pipeline_index\` on \`leads\` (\`created_at\`, \`status\`, \`first_source\`, \`first_campaign\`, \`first_landing\`, \`asks_for_call\`, \`won_value\`, \`id\`);`);
  }

}
