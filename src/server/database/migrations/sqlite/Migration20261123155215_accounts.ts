import { Migration } from '@mikro-orm/migrations';

export class Migration20261123155215_accounts extends Migration {

  override name = 'Migration20261123155215_accounts';

  override up(): void | Promise<void> {
    this.addSql(`create table \`accounts\` (\`id\` text not null primary key default (lower(format('%08x-%04x-7%03x-%04x-%s', cast(unixepoch('subsec') * 1000 as integer) >> 16, cast(unixepoch('subsec') * 1000 as integer) & 65535, abs(random() % 4096), 32768 | abs(random() % 16384), hex(randomblob(6))))), \`email\` text null, \`email_key\` text null, \`name\` text not null, \`role\` text not null, \`password_hash\` text null, \`totp_secret\` text null, \`totp_pending_secret\` text null, \`totp_last_step\` integer not null default 0, \`recovery_codes\` json not null, \`session_version\` integer not null default 1, \`created_at\` datetime not null default (cast(round(unixepoch('subsec') * 1000) as integer)), \`last_sign_in_at\` datetime null);`);
    this.addSql(`create unique index \`accounts_email_key_unique\` on \`accounts\` (\`email_key\`);`);

    this.addSql(`create table \`one_time_tokens\` (\`hash\` text not null primary key, \`purpose\` text not null, \`account_id\` text null, \`expires_at\` datetime not null);`);
    this.addSql(`create index \`one_time_tokens_expires_at_index\` on \`one_time_tokens\` (\`expires_at\`);`);
    this.addSql(`create index \`one_time_tokens_account_id_index\` on \`one_time_tokens\` (\`account_id\`);`);

    this.addSql(`create table \`passkeys\` (\`id\` text not null primary key default (lower(format('%08x-%04x-7%03x-%04x-%s', cast(unixepoch('subsec') * 1000 as integer) >> 16, cast(unixepoch('subsec') * 1000 as integer) & 65535, abs(random() % 4096), 32768 | abs(random() % 16384), hex(randomblob(6))))), \`account_id\` text not null, \`credential_id\` text not null, \`public_key\` text not null, \`signature_count\` integer not null, \`transports\` json not null, \`name\` text not null, \`created_at\` datetime not null default (cast(round(unixepoch('subsec') * 1000) as integer)), \`last_used_at\` datetime null);`);
    this.addSql(`create unique index \`passkeys_credential_id_unique\` on \`passkeys\` (\`credential_id\`);`);
    this.addSql(`create index \`passkeys_account_id_index\` on \`passkeys\` (\`account_id\`);`);

    this.addSql(`alter table \`sessions\` add column \`account_id\` text null;`);
    this.addSql(`alter table \`sessions\` add column \`session_version\` integer not null default 0;`);
    this.addSql(`create index \`sessions_account_id_index\` on \`sessions\` (\`account_id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`accounts\`;`);
    this.addSql(`drop table if exists \`one_time_tokens\`;`);
    this.addSql(`drop table if exists \`passkeys\`;`);

    this.addSql(`drop index \`sessions_account_id_index\`;`);
    this.addSql(`alter table \`sessions\` drop column \`account_id\`;`);
    this.addSql(`alter table \`sessions\` drop column \`session_version\`;`);
  }

}
