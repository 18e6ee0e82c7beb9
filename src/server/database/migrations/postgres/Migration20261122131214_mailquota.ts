import { Migration } from '@mikro-orm/migrations';

export class Migration20261122131214_mailquota extends Migration {

  override name = 'Migration20261122131214_mailquota';

  override up(): void | Promise<void> {
    this.addSql(`create table "mail_hours" ("hour" varchar(13) not null, "mails" int not null, primary key ("hour"));`);

    this.addSql(`create table "mail_recipients" ("hash" varchar(64) not null, "sent_at" json not null, "last_at" timestamptz(3) not null, primary key ("hash"));`);
    this.addSql(`create index "mail_recipients_last_at_index" on "mail_recipients" ("last_at");`);

    this.addSql(`alter table "quiz_responses" add "suspected_spam" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "mail_hours" cascade;`);
    this.addSql(`drop table if exists "mail_recipients" cascade;`);

    this.addSql(`alter table "quiz_responses" drop column "suspected_spam";`);
  }

}
