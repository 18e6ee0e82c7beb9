import { Migration } from '@mikro-orm/migrations';

export class Migration20261123163941_boardHistory extends Migration {

  override name = 'Migration20261123163941_boardHistory';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`whiteboard_boards\` add column \`response_id\` text null;`);
    this.addSql(`create unique index \`whiteboard_boards_response_id_unique\` on \`whiteboard_boards\` (\`response_id\`);`);

    this.addSql(`alter table \`whiteboard_changes\` add column \`history\` text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`whiteboard_boards_response_id_unique\`;`);
    this.addSql(`alter table \`whiteboard_boards\` drop column \`response_id\`;`);

    this.addSql(`alter table \`whiteboard_changes\` drop column \`history\`;`);
  }

}
