import { Migration } from '@mikro-orm/migrations';
import { countedColumns } from '../countedColumns.ts';

// Days are counted when they have been over for a day. The margin allows for clocks that differ.
const isPast = (time: string) => `${time} < now() - interval '12 hours'`;
const note = (time: string) =>
  `insert into changed_days (day) values (floor(extract(epoch from ${time}) / 86400));`;

const triggers = countedColumns.flatMap(({ table, time, columns }) => [
  `create function note_changed_${table}() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' then ${note(`old.${time}`)} end if;
     if tg_op <> 'DELETE' then ${note(`new.${time}`)} end if;
     return null;
   end $$`,
  // The conditions keep new rows from calling the function.
  `create trigger note_added_${table} after insert on ${table} for each row
   when (${isPast(`new.${time}`)}) execute function note_changed_${table}()`,
  `create trigger note_gone_${table} after delete on ${table} for each row
   when (${isPast(`old.${time}`)}) execute function note_changed_${table}()`,
  `create trigger note_changed_${table} after update of ${time}, ${columns} on ${table} for each row
   when (${isPast(`old.${time}`)} or ${isPast(`new.${time}`)}) execute function note_changed_${table}()`,
]);

export class Migration20261125173325_dayCounts extends Migration {

  override name = 'Migration20261125173325_dayCounts';

  override up(): void | Promise<void> {
    this.addSql(`create table "changed_days" ("id" serial primary key, "day" int not null);`);
    this.addSql(`create index "changed_days_day_index" on "changed_days" ("day");`);

    this.addSql(`create table "day_counts" ("field" varchar(10) not null, "day" int not null, "key" text not null, "visits" int not null, "started" int not null, "finished" int not null, "leads" int not null, "calls" int not null, "won" int not null, "value" bigint not null, primary key ("field", "day", "key"));`);

    this.addSql(`drop index "leads_pipeline_index";`);
    this.addSql(`create index "leads_first_source_created_at_id_index" on "leads" ("first_source", "created_at", "id");`);
    this.addSql(`create index "leads_first_campaign_created_at_id_index" on "leads" ("first_campaign", "created_at", "id");`);
    this.addSql(`create index "leads_first_landing_created_at_id_index" on "leads" ("first_landing", "created_at", "id");`);
    for (const sql of triggers) this.addSql(sql);
  }

  override down(): void | Promise<void> {
    for (const { table } of countedColumns)
      this.addSql(`drop function note_changed_${table} cascade;`);
    this.addSql(`drop table if exists "changed_days" cascade;`);
    this.addSql(`drop table if exists "day_counts" cascade;`);

    this.addSql(`drop index "leads_first_source_created_at_id_index";`);
    this.addSql(`drop index "leads_first_campaign_created_at_id_index";`);
    this.addSql(`drop index "leads_first_landing_created_at_id_index";`);
    this.addSql(`create index "leads_pipeline_index" on "leads" ("created_at", "status", "first_source", "first_campaign", "first_landing", "asks_for_call", "won_value", "id");`);
  }

}
