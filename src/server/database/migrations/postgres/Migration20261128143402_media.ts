import { Migration } from '@mikro-orm/migrations';

export class Migration20261128143402_media extends Migration {

  override name = 'Migration20261128143402_media';

  override up(): void | Promise<void> {
    this.addSql(`create table "media" ("id" uuid not null default encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid, "kind" text not null, "name" text not null, "type" text not null, "file" uuid not null, "bytes" int not null, "hash" varchar(64) not null, "width" int null, "height" int null, "duration" real null, "peaks" json null, "alternative_text" text not null default '', "captions" text null, "captions_file" uuid null, "poster_id" uuid null, "created_at" timestamptz(3) not null default now(), "replaced_at" timestamptz(3) null, "uploaded_by" text not null, "unused_since" timestamptz(3) null, "version" int not null default 1, primary key ("id"));`);
    this.addSql(`create index "media_hash_index" on "media" ("hash");`);
    this.addSql(`create index "media_poster_id_index" on "media" ("poster_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "media" cascade;`);
  }

}
