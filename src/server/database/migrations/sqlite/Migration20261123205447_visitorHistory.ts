import { Migration } from '@mikro-orm/migrations';

export class Migration20261123205447_visitorHistory extends Migration {

  override name = 'Migration20261123205447_visitorHistory';

  override up(): void | Promise<void> {
    this.addSql(`create table \`people\` (\`id\` text not null primary key default (lower(format('%08x-%04x-7%03x-%04x-%s', cast(unixepoch('subsec') * 1000 as integer) >> 16, cast(unixepoch('subsec') * 1000 as integer) & 65535, abs(random() % 4096), 32768 | abs(random() % 16384), hex(randomblob(6))))), \`email_key\` text not null, \`created_at\` datetime not null default (cast(round(unixepoch('subsec') * 1000) as integer)));`);
    this.addSql(`create unique index \`people_email_key_unique\` on \`people\` (\`email_key\`);`);

    this.addSql(`create table \`visit_events\` (\`id\` text not null primary key default (lower(format('%08x-%04x-7%03x-%04x-%s', cast(unixepoch('subsec') * 1000 as integer) >> 16, cast(unixepoch('subsec') * 1000 as integer) & 65535, abs(random() % 4096), 32768 | abs(random() % 16384), hex(randomblob(6))))), \`visitor_id\` text not null, \`kind\` text not null, \`name\` text not null default '', \`source\` json null, \`at\` datetime not null default (cast(round(unixepoch('subsec') * 1000) as integer)));`);
    this.addSql(`create index \`visit_events_visitor_id_at_index\` on \`visit_events\` (\`visitor_id\`, \`at\`);`);
    this.addSql(`create index \`visit_events_at_index\` on \`visit_events\` (\`at\`);`);

    this.addSql(`create table \`visitor_identities\` (\`id\` text not null primary key default (lower(format('%08x-%04x-7%03x-%04x-%s', cast(unixepoch('subsec') * 1000 as integer) >> 16, cast(unixepoch('subsec') * 1000 as integer) & 65535, abs(random() % 4096), 32768 | abs(random() % 16384), hex(randomblob(6))))), \`visitor_id\` text not null, \`email_key\` text not null, \`at\` datetime not null default (cast(round(unixepoch('subsec') * 1000) as integer)));`);
    this.addSql(`create index \`visitor_identities_visitor_id_at_index\` on \`visitor_identities\` (\`visitor_id\`, \`at\`);`);
    this.addSql(`create index \`visitor_identities_email_key_index\` on \`visitor_identities\` (\`email_key\`);`);
    this.addSql(`create index \`visitor_identities_at_index\` on \`visitor_identities\` (\`at\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`people\`;`);
    this.addSql(`drop table if exists \`visit_events\`;`);
    this.addSql(`drop table if exists \`visitor_identities\`;`);
  }

}
