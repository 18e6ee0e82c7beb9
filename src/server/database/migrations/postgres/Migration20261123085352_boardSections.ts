import { Migration } from '@mikro-orm/migrations';

export class Migration20261123085352_boardSections extends Migration {

  override name = 'Migration20261123085352_boardSections';

  override up(): void | Promise<void> {
    this.addSql(`create table "whiteboard_sections" ("board_id" varchar(100) not null, "id" varchar(100) not null, "section" text not null, primary key ("board_id", "id"));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "whiteboard_sections" cascade;`);
  }

}
