import { Migration } from '@mikro-orm/migrations';

export class Migration20261123085352_boardSections extends Migration {

  override name = 'Migration20261123085352_boardSections';

  override up(): void | Promise<void> {
    this.addSql(`create table \`whiteboard_sections\` (\`board_id\` text not null, \`id\` text not null, \`section\` text not null, primary key (\`board_id\`, \`id\`));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`whiteboard_sections\`;`);
  }

}
