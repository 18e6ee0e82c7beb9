import { Migration } from '@mikro-orm/migrations';

export class Migration20261128184412_shareToken extends Migration {

  override name = 'Migration20261128184412_shareToken';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`quiz_responses\` add column \`share_token\` text null;`);
    this.addSql(`create unique index \`quiz_responses_share_token_unique\` on \`quiz_responses\` (\`share_token\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`quiz_responses_share_token_unique\`;`);
    this.addSql(`alter table \`quiz_responses\` drop column \`share_token\`;`);
  }

}
