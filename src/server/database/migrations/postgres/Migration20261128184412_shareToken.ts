import { Migration } from '@mikro-orm/migrations';

export class Migration20261128184412_shareToken extends Migration {

  override name = 'Migration20261128184412_shareToken';

  override up(): void | Promise<void> {
    this.addSql(`alter table "quiz_responses" add "share_token" varchar(64) null;`);
    this.addSql(`alter table "quiz_responses" add constraint "quiz_responses_share_token_unique" unique ("share_token");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "quiz_responses" drop constraint "quiz_responses_share_token_unique";`);
    this.addSql(`alter table "quiz_responses" drop column "share_token";`);
  }

}
