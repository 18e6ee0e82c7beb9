import { Migration } from '@mikro-orm/migrations';

export class Migration20261123155215_accounts extends Migration {

  override name = 'Migration20261123155215_accounts';

  override up(): void | Promise<void> {
    this.addSql(`create table "accounts" ("id" uuid not null default encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid, "email" text null, "email_key" varchar(320) null, "name" text not null, "role" text not null, "password_hash" text null, "totp_secret" text null, "totp_pending_secret" text null, "totp_last_step" int not null default 0, "recovery_codes" json not null, "session_version" int not null default 1, "created_at" timestamptz(3) not null default now(), "last_sign_in_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "accounts" add constraint "accounts_email_key_unique" unique ("email_key");`);

    this.addSql(`create table "one_time_tokens" ("hash" varchar(64) not null, "purpose" text not null, "account_id" uuid null, "expires_at" timestamptz(3) not null, primary key ("hash"));`);
    this.addSql(`create index "one_time_tokens_expires_at_index" on "one_time_tokens" ("expires_at");`);
    this.addSql(`create index "one_time_tokens_account_id_index" on "one_time_tokens" ("account_id");`);

    this.addSql(`create table "passkeys" ("id" uuid not null default encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid, "account_id" uuid not null, "credential_id" varchar(1400) not null, "public_key" text not null, "signature_count" int not null, "transports" json not null, "name" text not null, "created_at" timestamptz(3) not null default now(), "last_used_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "passkeys" add constraint "passkeys_credential_id_unique" unique ("credential_id");`);
    this.addSql(`create index "passkeys_account_id_index" on "passkeys" ("account_id");`);

    this.addSql(`alter table "sessions" add "account_id" uuid null, add "session_version" int not null default 0;`);
    this.addSql(`create index "sessions_account_id_index" on "sessions" ("account_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "accounts" cascade;`);
    this.addSql(`drop table if exists "one_time_tokens" cascade;`);
    this.addSql(`drop table if exists "passkeys" cascade;`);

    this.addSql(`drop index "sessions_account_id_index";`);
    this.addSql(`alter table "sessions" drop column "account_id", drop column "session_version";`);
  }

}
