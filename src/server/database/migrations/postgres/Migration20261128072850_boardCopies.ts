import { Migration } from '@mikro-orm/migrations';

export class Migration20261128072850_boardCopies extends Migration {

  override up() {
    this.addSql(`create table "board_copies" ("id" uuid not null default encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid, "response_id" uuid not null, "kind" text not null, "copy_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`);
    this.addSql(`create index "board_copies_response_id_index" on "board_copies" ("response_id");`);

    this.addSql(`alter table "board_copies" add constraint "board_copies_response_id_foreign" foreign key ("response_id") references "quiz_responses" ("id") on delete cascade;`);
  }

}
