import { Migration } from '@mikro-orm/migrations';

export class Migration20261123212429_briefs extends Migration {

  override name = 'Migration20261123212429_briefs';

  override up(): void | Promise<void> {
    this.addSql(`create table "briefs" ("person_id" uuid not null, "content" json not null, "writer" varchar(20) not null, "editor" text null, "version" int not null, "saved_at" timestamptz(3) not null, "former" json not null, "created_at" timestamptz(3) not null default now(), primary key ("person_id"));`);

    this.addSql(`alter table "briefs" add constraint "briefs_person_id_foreign" foreign key ("person_id") references "people" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "briefs" cascade;`);
  }

}
