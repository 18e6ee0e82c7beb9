import { Migration } from '@mikro-orm/migrations';
import { urgentRows } from '../urgentRows.ts';

export class Migration20261122131020_housekeeping extends Migration {

  override name = 'Migration20261122131020_housekeeping';

  override up(): void | Promise<void> {
    this.addSql(`create table \`leases\` (\`name\` text not null primary key, \`holder\` text not null, \`expires_at\` datetime not null, \`finished_at\` datetime null);`);

    this.addSql(`create index \`audit_entries_kind_created_at_index\` on \`audit_entries\` (\`kind\`, \`created_at\`);`);

    this.addSql(`create index \`idempotency_keys_created_at_index\` on \`idempotency_keys\` (\`created_at\`);`);

    this.addSql(`drop index \`outbox_state_lane_due_at_index\`;`);
    this.addSql(`alter table \`outbox\` add column \`priority\` integer not null default 2;`);
    this.addSql(`alter table \`outbox\` add column \`has_content\` integer not null default true;`);
    this.addSql(urgentRows);
    this.addSql(`create index \`outbox_state_lane_kind_priority_due_at_index\` on \`outbox\` (\`state\`, \`lane\`, \`kind\`, \`priority\`, \`due_at\`);`);
    this.addSql(`create index \`outbox_state_has_content_settled_at_index\` on \`outbox\` (\`state\`, \`has_content\`, \`settled_at\`);`);

    this.addSql(`create index \`subscribers_status_asked_at_index\` on \`subscribers\` (\`status\`, \`asked_at\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`leases\`;`);

    this.addSql(`drop index \`audit_entries_kind_created_at_index\`;`);

    this.addSql(`drop index \`idempotency_keys_created_at_index\`;`);

    this.addSql(`drop index \`outbox_state_lane_kind_priority_due_at_index\`;`);
    this.addSql(`drop index \`outbox_state_has_content_settled_at_index\`;`);
    this.addSql(`alter table \`outbox\` drop column \`priority\`;`);
    this.addSql(`alter table \`outbox\` drop column \`has_content\`;`);
    this.addSql(`create index \`outbox_state_lane_due_at_index\` on \`outbox\` (\`state\`, \`lane\`, \`due_at\`);`);

    this.addSql(`drop index \`subscribers_status_asked_at_index\`;`);
  }

}
