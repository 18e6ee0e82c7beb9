import { Migration } from '@mikro-orm/migrations';

export class Migration20261121135204_outbox extends Migration {

  override name = 'Migration20261121135204_outbox';

  override up(): void | Promise<void> {
    this.addSql(`create table \`outbox\` (\`id\` text not null primary key, \`kind\` text not null, \`key\` text not null, \`payload\` json not null, \`about_id\` text null, \`state\` text not null, \`attempts\` integer not null, \`due_at\` datetime not null, \`settled_at\` datetime null, \`last_error\` text null, \`created_at\` datetime not null);`);
    this.addSql(`create unique index \`outbox_key_unique\` on \`outbox\` (\`key\`);`);
    this.addSql(`create index \`outbox_state_due_at_index\` on \`outbox\` (\`state\`, \`due_at\`);`);
    this.addSql(`create index \`outbox_about_id_index\` on \`outbox\` (\`about_id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`outbox\`;`);
  }

}
