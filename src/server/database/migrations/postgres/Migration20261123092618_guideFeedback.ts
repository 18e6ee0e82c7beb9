import { Migration } from '@mikro-orm/migrations';

export class Migration20261123092618_guideFeedback extends Migration {

  override name = 'Migration20261123092618_guideFeedback';

  override up(): void | Promise<void> {
    this.addSql(`create table "guide_feedback" ("response_id" uuid not null, "section" varchar(40) not null, "writer" varchar(40) not null, "version" int not null, "is_useful" boolean not null, "marked_at" timestamptz(3) not null, primary key ("response_id", "section", "writer", "version"));`);
    this.addSql(`create index "guide_feedback_marked_at_index" on "guide_feedback" ("marked_at");`);

    this.addSql(`alter table "guide_feedback" add constraint "guide_feedback_response_id_foreign" foreign key ("response_id") references "quiz_responses" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "guide_feedback" cascade;`);
  }

}
