import { Migration } from '@mikro-orm/migrations';

export class Migration20261123170533_leadViews extends Migration {

  override name = 'Migration20261123170533_leadViews';

  override up(): void | Promise<void> {
    this.addSql(`create table "lead_views" ("id" uuid not null default encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid, "owner_id" uuid null, "name" text not null, "filter" json not null, "sort" text not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`);
    this.addSql(`create index "lead_views_owner_id_index" on "lead_views" ("owner_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "lead_views" cascade;`);
  }

}
