import { Migration } from '@mikro-orm/migrations';

export class Migration20261123170533_leadViews extends Migration {

  override name = 'Migration20261123170533_leadViews';

  override up(): void | Promise<void> {
    this.addSql(`create table \`lead_views\` (\`id\` text not null primary key default (lower(format('%08x-%04x-7%03x-%04x-%s', cast(unixepoch('subsec') * 1000 as integer) >> 16, cast(unixepoch('subsec') * 1000 as integer) & 65535, abs(random() % 4096), 32768 | abs(random() % 16384), hex(randomblob(6))))), \`owner_id\` text null, \`name\` text not null, \`filter\` json not null, \`sort\` text not null, \`created_at\` datetime not null default (cast(round(unixepoch('subsec') * 1000) as integer)));`);
    this.addSql(`create index \`lead_views_owner_id_index\` on \`lead_views\` (\`owner_id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`lead_views\`;`);
  }

}
