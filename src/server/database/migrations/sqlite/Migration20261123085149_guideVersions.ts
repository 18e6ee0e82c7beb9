import { Migration } from '@mikro-orm/migrations';

export class Migration20261123085149_guideVersions extends Migration {

  override name = 'Migration20261123085149_guideVersions';

  override up(): void | Promise<void> {
    this.addSql(`create table \`guide_versions\` (\`id\` text not null primary key default (lower(format('%08x-%04x-7%03x-%04x-%s', cast(unixepoch('subsec') * 1000 as integer) >> 16, cast(unixepoch('subsec') * 1000 as integer) & 65535, abs(random() % 4096), 32768 | abs(random() % 16384), hex(randomblob(6))))), \`response_id\` text not null, \`version\` integer not null, \`saved_at\` datetime not null, \`writer\` text null, \`editor\` text null, \`reason\` text not null, \`restored_from\` integer null, \`guide\` json null, \`generated_strategy\` text not null, constraint \`guide_versions_response_id_foreign\` foreign key (\`response_id\`) references \`quiz_responses\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`guide_versions_response_id_index\` on \`guide_versions\` (\`response_id\`);`);
    this.addSql(`create unique index \`guide_versions_response_id_version_unique\` on \`guide_versions\` (\`response_id\`, \`version\`);`);

    this.addSql(`alter table \`quiz_responses\` add column \`guide_version\` integer not null default 1;`);
    this.addSql(`alter table \`quiz_responses\` add column \`guide_saved_at\` datetime null;`);
    this.addSql(`alter table \`quiz_responses\` add column \`guide_editor\` text null;`);
    this.addSql(`alter table \`quiz_responses\` add column \`guide_reason\` text not null default 'written';`);
    this.addSql(`alter table \`quiz_responses\` add column \`guide_restored_from\` integer null;`);
    this.addSql(`create index \`quiz_responses_guide_saved_at_index\` on \`quiz_responses\` (\`guide_saved_at\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`guide_versions\`;`);

    this.addSql(`drop index \`quiz_responses_guide_saved_at_index\`;`);
    this.addSql(`alter table \`quiz_responses\` drop column \`guide_version\`;`);
    this.addSql(`alter table \`quiz_responses\` drop column \`guide_saved_at\`;`);
    this.addSql(`alter table \`quiz_responses\` drop column \`guide_editor\`;`);
    this.addSql(`alter table \`quiz_responses\` drop column \`guide_reason\`;`);
    this.addSql(`alter table \`quiz_responses\` drop column \`guide_restored_from\`;`);
  }

}
