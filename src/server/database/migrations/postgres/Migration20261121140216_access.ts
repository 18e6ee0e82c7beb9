import { Migration } from '@mikro-orm/migrations';

export class Migration20261121140216_access extends Migration {

  override name = 'Migration20261121140216_access';

  override up(): void | Promise<void> {
    this.addSql(`create table "api_tokens" ("id" uuid not null, "name" text not null, "prefix" text not null, "token_hash" text not null, "scopes" json not null, "created_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "api_tokens" add constraint "api_tokens_token_hash_unique" unique ("token_hash");`);

    this.addSql(`create table "audit_entries" ("id" uuid not null, "kind" text not null, "actor" text not null, "address" text not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "audit_entries_created_at_id_index" on "audit_entries" ("created_at", "id");`);

    this.addSql(`create table "secrets" ("name" varchar(100) not null, "value" text not null, primary key ("name"));`);

    this.addSql(`create table "sessions" ("id" uuid not null, "token_hash" text not null, "password_tag" text not null, "browser" text not null, "address" text not null, "created_at" timestamptz(3) not null, "last_seen_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "sessions" add constraint "sessions_token_hash_unique" unique ("token_hash");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "api_tokens" cascade;`);
    this.addSql(`drop table if exists "audit_entries" cascade;`);
    this.addSql(`drop table if exists "secrets" cascade;`);
    this.addSql(`drop table if exists "sessions" cascade;`);
  }

}
