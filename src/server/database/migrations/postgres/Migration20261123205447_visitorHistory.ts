import { Migration } from '@mikro-orm/migrations';

export class Migration20261123205447_visitorHistory extends Migration {

  override name = 'Migration20261123205447_visitorHistory';

  override up(): void | Promise<void> {
    this.addSql(`create table "people" ("id" uuid not null default encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid, "email_key" text not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`);
    this.addSql(`alter table "people" add constraint "people_email_key_unique" unique ("email_key");`);

    this.addSql(`create table "visit_events" ("id" uuid not null default encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid, "visitor_id" uuid not null, "kind" varchar(20) not null, "name" varchar(300) not null default '', "source" json null, "at" timestamptz(3) not null default now(), primary key ("id"));`);
    this.addSql(`create index "visit_events_visitor_id_at_index" on "visit_events" ("visitor_id", "at");`);
    this.addSql(`create index "visit_events_at_index" on "visit_events" ("at");`);

    this.addSql(`create table "visitor_identities" ("id" uuid not null default encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid, "visitor_id" uuid not null, "email_key" text not null, "at" timestamptz(3) not null default now(), primary key ("id"));`);
    this.addSql(`create index "visitor_identities_visitor_id_at_index" on "visitor_identities" ("visitor_id", "at");`);
    this.addSql(`create index "visitor_identities_email_key_index" on "visitor_identities" ("email_key");`);
    this.addSql(`create index "visitor_identities_at_index" on "visitor_identities" ("at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "people" cascade;`);
    this.addSql(`drop table if exists "visit_events" cascade;`);
    this.addSql(`drop table if exists "visitor_identities" cascade;`);
  }

}
