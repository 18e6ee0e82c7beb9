import { Migration } from '@mikro-orm/migrations';

export class Migration20261121135840_webhooks extends Migration {

  override name = 'Migration20261121135840_webhooks';

  override up(): void | Promise<void> {
    this.addSql(`create table \`webhooks\` (\`id\` text not null primary key, \`name\` text not null, \`url\` text not null, \`events\` json not null, \`secret\` text not null, \`is_active\` integer not null, \`created_at\` datetime not null);`);

    this.addSql(`create table \`webhook_deliveries\` (\`id\` text not null primary key, \`webhook_id\` text not null, \`event\` text not null, \`attempt\` integer not null, \`status\` integer null, \`error\` text null, \`milliseconds\` integer not null, \`created_at\` datetime not null);`);
    this.addSql(`create index \`webhook_deliveries_webhook_id_created_at_index\` on \`webhook_deliveries\` (\`webhook_id\`, \`created_at\`);`);
    this.addSql(`create index \`webhook_deliveries_created_at_index\` on \`webhook_deliveries\` (\`created_at\`);`);

    this.addSql(`create index \`outbox_state_created_at_id_index\` on \`outbox\` (\`state\`, \`created_at\`, \`id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`outbox_state_created_at_id_index\`;`);
    this.addSql(`drop table if exists \`webhooks\`;`);
    this.addSql(`drop table if exists \`webhook_deliveries\`;`);
  }

}
