import { Migration } from '@mikro-orm/migrations';

export class Migration20261121145622_guide extends Migration {

  override name = 'Migration20261121145622_guide';

  override up(): void | Promise<void> {
    this.addSql(`create table \`gemini_days\` (\`day\` text not null primary key, \`calls\` integer not null);`);

    this.addSql(`alter table \`quiz_responses\` add column \`guide_token\` text null;`);
    this.addSql(`alter table \`quiz_responses\` add column \`guide\` json null;`);
    this.addSql(`alter table \`quiz_responses\` add column \`guide_by\` text null;`);
    this.addSql(`create unique index \`quiz_responses_guide_token_unique\` on \`quiz_responses\` (\`guide_token\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`gemini_days\`;`);

    this.addSql(`drop index \`quiz_responses_guide_token_unique\`;`);
    this.addSql(`alter table \`quiz_responses\` drop column \`guide_token\`;`);
    this.addSql(`alter table \`quiz_responses\` drop column \`guide\`;`);
    this.addSql(`alter table \`quiz_responses\` drop column \`guide_by\`;`);
  }

}
