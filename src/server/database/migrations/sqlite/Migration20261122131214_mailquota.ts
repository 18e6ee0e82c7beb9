import { Migration } from '@mikro-orm/migrations';

export class Migration20261122131214_mailquota extends Migration {

  override name = 'Migration20261122131214_mailquota';

  override up(): void | Promise<void> {
    this.addSql(`create table \`mail_hours\` (\`hour\` text not null primary key, \`mails\` integer not null);`);

    this.addSql(`create table \`mail_recipients\` (\`hash\` text not null primary key, \`sent_at\` json not null, \`last_at\` datetime not null);`);
    this.addSql(`create index \`mail_recipients_last_at_index\` on \`mail_recipients\` (\`last_at\`);`);

    this.addSql(`alter table \`quiz_responses\` add column \`suspected_spam\` integer not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`mail_hours\`;`);
    this.addSql(`drop table if exists \`mail_recipients\`;`);

    this.addSql(`alter table \`quiz_responses\` drop column \`suspected_spam\`;`);
  }

}
