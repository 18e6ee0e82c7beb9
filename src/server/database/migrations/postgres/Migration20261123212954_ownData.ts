import { Migration } from '@mikro-orm/migrations';

export class Migration20261123212954_ownData extends Migration {

  override name = 'Migration20261123212954_ownData';

  override up(): void | Promise<void> {
    this.addSql(`alter table "one_time_tokens" add "email_key" text null, add "opened_at" timestamptz(3) null;`);
    this.addSql(`create index "one_time_tokens_email_key_index" on "one_time_tokens" ("email_key");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "one_time_tokens_email_key_index";`);
    this.addSql(`alter table "one_time_tokens" drop column "email_key", drop column "opened_at";`);
  }

}
