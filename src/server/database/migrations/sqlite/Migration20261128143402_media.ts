import { Migration } from '@mikro-orm/migrations';

export class Migration20261128143402_media extends Migration {

  override name = 'Migration20261128143402_media';

  override up(): void | Promise<void> {
    this.addSql(`create table \`media\` (\`id\` text not null primary key default (lower(format('%08x-%04x-7%03x-%04x-%s', cast(unixepoch('subsec') * 1000 as integer) >> 16, cast(unixepoch('subsec') * 1000 as integer) & 65535, abs(random() % 4096), 32768 | abs(random() % 16384), hex(randomblob(6))))), \`kind\` text not null, \`name\` text not null, \`type\` text not null, \`file\` text not null, \`bytes\` integer not null, \`hash\` text not null, \`width\` integer null, \`height\` integer null, \`duration\` real null, \`peaks\` json null, \`alternative_text\` text not null default '', \`captions\` text null, \`captions_file\` text null, \`poster_id\` text null, \`created_at\` datetime not null default (cast(round(unixepoch('subsec') * 1000) as integer)), \`replaced_at\` datetime null, \`uploaded_by\` text not null, \`unused_since\` datetime null, \`version\` integer not null default 1);`);
    this.addSql(`create index \`media_hash_index\` on \`media\` (\`hash\`);`);
    this.addSql(`create index \`media_poster_id_index\` on \`media\` (\`poster_id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`media\`;`);
  }

}
