import { Migration } from '@mikro-orm/migrations';

export class Migration20261121145201_whiteboard extends Migration {

  override name = 'Migration20261121145201_whiteboard';

  override up(): void | Promise<void> {
    this.addSql(`create table \`whiteboard_boards\` (\`id\` text not null primary key, \`read_only_id\` text not null, \`title\` text not null, \`is_read_only\` integer not null default false, \`seq\` bigint not null default '0', \`created_at\` datetime not null, \`changed_at\` datetime not null);`);
    this.addSql(`create unique index \`whiteboard_boards_read_only_id_unique\` on \`whiteboard_boards\` (\`read_only_id\`);`);

    this.addSql(`create table \`whiteboard_changes\` (\`board_id\` text not null, \`seq\` bigint not null, \`user_id\` text not null, \`op_id\` text null, \`change\` text null, primary key (\`board_id\`, \`seq\`));`);

    this.addSql(`create table \`whiteboard_notes\` (\`board_id\` text not null, \`id\` text not null, \`note\` text not null, primary key (\`board_id\`, \`id\`));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`whiteboard_boards\`;`);
    this.addSql(`drop table if exists \`whiteboard_changes\`;`);
    this.addSql(`drop table if exists \`whiteboard_notes\`;`);
  }

}
