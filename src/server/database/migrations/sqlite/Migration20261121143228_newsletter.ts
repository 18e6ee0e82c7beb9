import { Migration } from '@mikro-orm/migrations';

export class Migration20261121143228_newsletter extends Migration {

  override name = 'Migration20261121143228_newsletter';

  override up(): void | Promise<void> {
    this.addSql(`create table \`subscribers\` (\`id\` text not null primary key, \`email\` text not null, \`email_key\` text null, \`status\` text not null, \`confirm_hash\` text null, \`unsubscribe_token\` text not null, \`attribution\` json null, \`requested_at\` datetime not null, \`confirmed_at\` datetime null, \`unsubscribed_at\` datetime null, \`asked_at\` datetime not null, \`mailed_at\` datetime null, \`created_at\` datetime not null);`);
    this.addSql(`create unique index \`subscribers_email_key_unique\` on \`subscribers\` (\`email_key\`);`);
    this.addSql(`create unique index \`subscribers_confirm_hash_unique\` on \`subscribers\` (\`confirm_hash\`);`);
    this.addSql(`create unique index \`subscribers_unsubscribe_token_unique\` on \`subscribers\` (\`unsubscribe_token\`);`);
    this.addSql(`create index \`subscribers_created_at_id_index\` on \`subscribers\` (\`created_at\`, \`id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`subscribers\`;`);
  }

}
