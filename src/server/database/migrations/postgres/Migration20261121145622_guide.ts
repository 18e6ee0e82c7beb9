import { Migration } from '@mikro-orm/migrations';

export class Migration20261121145622_guide extends Migration {

  override name = 'Migration20261121145622_guide';

  override up(): void | Promise<void> {
    this.addSql(`create table "gemini_days" ("day" varchar(10) not null, "calls" int not null, primary key ("day"));`);

    this.addSql(`alter table "quiz_responses" add "guide_token" varchar(64) null, add "guide" json null, add "guide_by" text null;`);
    this.addSql(`alter table "quiz_responses" add constraint "quiz_responses_guide_token_unique" unique ("guide_token");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "gemini_days" cascade;`);

    this.addSql(`alter table "quiz_responses" drop constraint "quiz_responses_guide_token_unique";`);
    this.addSql(`alter table "quiz_responses" drop column "guide_token", drop column "guide", drop column "guide_by";`);
  }

}
