import { Migration } from '@mikro-orm/migrations';

export class Migration20261123212429_briefs extends Migration {

  override name = 'Migration20261123212429_briefs';

  override up(): void | Promise<void> {
    this.addSql(`create table \`briefs\` (\`person_id\` text not null primary key, \`content\` json not null, \`writer\` text not null, \`editor\` text null, \`version\` integer not null, \`saved_at\` datetime not null, \`former\` json not null, \`created_at\` datetime not null default (cast(round(unixepoch('subsec') * 1000) as integer)), constraint \`briefs_person_id_foreign\` foreign key (\`person_id\`) references \`people\` (\`id\`) on update cascade on delete cascade);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`briefs\`;`);
  }

}
