import { Migration } from '@mikro-orm/migrations';

export class Migration20261121135840_webhooks extends Migration {

  override name = 'Migration20261121135840_webhooks';

  override up(): void | Promise<void> {
    this.addSql(`create table "webhooks" ("id" uuid not null, "name" text not null, "url" text not null, "events" json not null, "secret" text not null, "is_active" boolean not null, "created_at" timestamptz(3) not null, primary key ("id"));`);

    this.addSql(`create table "webhook_deliveries" ("id" uuid not null, "webhook_id" uuid not null, "event" text not null, "attempt" int not null, "status" int null, "error" text null, "milliseconds" int not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "webhook_deliveries_webhook_id_created_at_index" on "webhook_deliveries" ("webhook_id", "created_at");`);
    this.addSql(`create index "webhook_deliveries_created_at_index" on "webhook_deliveries" ("created_at");`);

    this.addSql(`create index "outbox_state_created_at_id_index" on "outbox" ("state", "created_at", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "outbox_state_created_at_id_index";`);
    this.addSql(`drop table if exists "webhooks" cascade;`);
    this.addSql(`drop table if exists "webhook_deliveries" cascade;`);
  }

}
