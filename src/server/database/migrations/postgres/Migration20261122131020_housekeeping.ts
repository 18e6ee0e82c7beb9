import { Migration } from '@mikro-orm/migrations';
import { urgentRows } from '../urgentRows.ts';

export class Migration20261122131020_housekeeping extends Migration {

  override name = 'Migration20261122131020_housekeeping';

  override up(): void | Promise<void> {
    this.addSql(`create table "leases" ("name" varchar(100) not null, "holder" uuid not null, "expires_at" timestamptz(3) not null, "finished_at" timestamptz(3) null, primary key ("name"));`);

    this.addSql(`create index "audit_entries_kind_created_at_index" on "audit_entries" ("kind", "created_at");`);

    this.addSql(`create index "idempotency_keys_created_at_index" on "idempotency_keys" ("created_at");`);

    this.addSql(`drop index "outbox_state_lane_due_at_index";`);
    this.addSql(`alter table "outbox" add "priority" int not null default 2, add "has_content" boolean not null default true;`);
    this.addSql(urgentRows);
    this.addSql(`create index "outbox_state_lane_kind_priority_due_at_index" on "outbox" ("state", "lane", "kind", "priority", "due_at");`);
    this.addSql(`create index "outbox_state_has_content_settled_at_index" on "outbox" ("state", "has_content", "settled_at");`);

    this.addSql(`create index "subscribers_status_asked_at_index" on "subscribers" ("status", "asked_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "leases" cascade;`);

    this.addSql(`drop index "audit_entries_kind_created_at_index";`);

    this.addSql(`drop index "idempotency_keys_created_at_index";`);

    this.addSql(`drop index "outbox_state_lane_kind_priority_due_at_index";`);
    this.addSql(`drop index "outbox_state_has_content_settled_at_index";`);
    this.addSql(`alter table "outbox" drop column "priority", drop column "has_content";`);
    this.addSql(`create index "outbox_state_lane_due_at_index" on "outbox" ("state", "lane", "due_at");`);

    this.addSql(`drop index "subscribers_status_asked_at_index";`);
  }

}
