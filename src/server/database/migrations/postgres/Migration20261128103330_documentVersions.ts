import { Migration } from '@mikro-orm/migrations';

export class Migration20261128103330_documentVersions extends Migration {

  override name = 'Migration20261128103330_documentVersions';

  override up(): void | Promise<void> {
    this.addSql(`create table "document_versions" ("document" varchar(60) not null, "version" int not null, "is_current" boolean not null default true, "saved_at" timestamptz(3) not null default now(), "editor" text not null, "reason" text not null, "restored_from" int null, "fields" json null, "file" json not null, primary key ("document", "version"));`);
    this.addSql(`create index "document_versions_is_current_index" on "document_versions" ("is_current");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "document_versions" cascade;`);
  }

}
