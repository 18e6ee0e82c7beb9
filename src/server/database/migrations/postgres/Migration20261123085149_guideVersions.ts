import { Migration } from '@mikro-orm/migrations';

export class Migration20261123085149_guideVersions extends Migration {

  override name = 'Migration20261123085149_guideVersions';

  override up(): void | Promise<void> {
    this.addSql(`create table "guide_versions" ("id" uuid not null default encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid, "response_id" uuid not null, "version" int not null, "saved_at" timestamptz(3) not null, "writer" text null, "editor" text null, "reason" text not null, "restored_from" int null, "guide" json null, "generated_strategy" text not null, primary key ("id"));`);
    this.addSql(`alter table "guide_versions" add constraint "guide_versions_response_id_version_unique" unique ("response_id", "version");`);

    this.addSql(`alter table "quiz_responses" add "guide_version" int not null default 1, add "guide_saved_at" timestamptz(3) null, add "guide_editor" text null, add "guide_reason" text not null default 'written', add "guide_restored_from" int null;`);
    this.addSql(`create index "quiz_responses_guide_saved_at_index" on "quiz_responses" ("guide_saved_at");`);

    this.addSql(`alter table "guide_versions" add constraint "guide_versions_response_id_foreign" foreign key ("response_id") references "quiz_responses" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "guide_versions" cascade;`);

    this.addSql(`drop index "quiz_responses_guide_saved_at_index";`);
    this.addSql(`alter table "quiz_responses" drop column "guide_version", drop column "guide_saved_at", drop column "guide_editor", drop column "guide_reason", drop column "guide_restored_from";`);
  }

}
