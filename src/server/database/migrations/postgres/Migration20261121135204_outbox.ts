import { Migration } from '@mikro-orm/migrations';

export class Migration20261121135204_outbox extends Migration {

  override name = 'Migration20261121135204_outbox';

  override up(): void | Promise<void> {
    this.addSql(`create table "outbox" ("id" uuid not null, "kind" text not null, "key" varchar(300) not null, "payload" json not null, "about_id" uuid null, "state" text not null, "attempts" int not null, "due_at" timestamptz(3) not null, "settled_at" timestamptz(3) null, "last_error" text null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "outbox" add constraint "outbox_key_unique" unique ("key");`);
    this.addSql(`create index "outbox_state_due_at_index" on "outbox" ("state", "due_at");`);
    this.addSql(`create index "outbox_about_id_index" on "outbox" ("about_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "outbox" cascade;`);
  }

}
