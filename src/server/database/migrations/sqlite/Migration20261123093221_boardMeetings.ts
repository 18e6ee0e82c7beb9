import { Migration } from '@mikro-orm/migrations';

export class Migration20261123093221_boardMeetings extends Migration {

  override name = 'Migration20261123093221_boardMeetings';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`whiteboard_boards\` add column \`meeting\` text null;`);
    this.addSql(`alter table \`whiteboard_boards\` add column \`facilitator_hash\` text null;`);
    this.addSql(`alter table \`whiteboard_boards\` add column \`occupied_at\` datetime null;`);
    this.addSql(`alter table \`whiteboard_boards\` add column \`tidied_at\` datetime null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`whiteboard_boards\` drop column \`meeting\`;`);
    this.addSql(`alter table \`whiteboard_boards\` drop column \`facilitator_hash\`;`);
    this.addSql(`alter table \`whiteboard_boards\` drop column \`occupied_at\`;`);
    this.addSql(`alter table \`whiteboard_boards\` drop column \`tidied_at\`;`);
  }

}
