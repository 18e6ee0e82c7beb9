import { Migration } from '@mikro-orm/migrations';

export class Migration20261121145201_whiteboard extends Migration {

  override name = 'Migration20261121145201_whiteboard';

  override up(): void | Promise<void> {
    this.addSql(`create table "whiteboard_boards" ("id" varchar(100) not null, "read_only_id" varchar(100) not null, "title" text not null, "is_read_only" boolean not null default false, "seq" bigint not null default '0', "created_at" timestamptz(3) not null, "changed_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "whiteboard_boards" add constraint "whiteboard_boards_read_only_id_unique" unique ("read_only_id");`);

    this.addSql(`create table "whiteboard_changes" ("board_id" varchar(100) not null, "seq" bigint not null, "user_id" text not null, "op_id" text null, "change" text null, primary key ("board_id", "seq"));`);

    this.addSql(`create table "whiteboard_notes" ("board_id" varchar(100) not null, "id" varchar(100) not null, "note" text not null, primary key ("board_id", "id"));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "whiteboard_boards" cascade;`);
    this.addSql(`drop table if exists "whiteboard_changes" cascade;`);
    this.addSql(`drop table if exists "whiteboard_notes" cascade;`);
  }

}
