import { Migration } from '@mikro-orm/migrations';

export class Migration20261128103330_documentVersions extends Migration {

  override name = 'Migration20261128103330_documentVersions';

  override up(): void | Promise<void> {
    this.addSql(`create table \`document_versions\` (\`document\` text not null, \`version\` integer not null, \`is_current\` integer not null default true, \`saved_at\` datetime not null default (cast(round(unixepoch('subsec') * 1000) as integer)), \`editor\` text not null, \`reason\` text not null, \`restored_from\` integer null, \`fields\` json null, \`file\` json not null, primary key (\`document\`, \`version\`));`);
    this.addSql(`create index \`document_versions_is_current_index\` on \`document_versions\` (\`is_current\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`document_versions\`;`);
  }

}
