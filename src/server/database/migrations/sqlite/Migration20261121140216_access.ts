import { Migration } from '@mikro-orm/migrations';

export class Migration20261121140216_access extends Migration {

  override name = 'Migration20261121140216_access';

  override up(): void | Promise<void> {
    this.addSql(`create table \`api_tokens\` (\`id\` text not null primary key, \`name\` text not null, \`prefix\` text not null, \`token_hash\` text not null, \`scopes\` json not null, \`created_at\` datetime not null, \`last_used_at\` datetime null);`);
    this.addSql(`create unique index \`api_tokens_token_hash_unique\` on \`api_tokens\` (\`token_hash\`);`);

    this.addSql(`create table \`audit_entries\` (\`id\` text not null primary key, \`kind\` text not null, \`actor\` text not null, \`address\` text not null, \`created_at\` datetime not null);`);
    this.addSql(`create index \`audit_entries_created_at_id_index\` on \`audit_entries\` (\`created_at\`, \`id\`);`);

    this.addSql(`create table \`secrets\` (\`name\` text not null primary key, \`value\` text not null);`);

    this.addSql(`create table \`sessions\` (\`id\` text not null primary key, \`token_hash\` text not null, \`password_tag\` text not null, \`browser\` text not null, \`address\` text not null, \`created_at\` datetime not null, \`last_seen_at\` datetime not null);`);
    this.addSql(`create unique index \`sessions_token_hash_unique\` on \`sessions\` (\`token_hash\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`api_tokens\`;`);
    this.addSql(`drop table if exists \`audit_entries\`;`);
    this.addSql(`drop table if exists \`secrets\`;`);
    this.addSql(`drop table if exists \`sessions\`;`);
  }

}
