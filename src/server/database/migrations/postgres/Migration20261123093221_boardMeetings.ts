import { Migration } from '@mikro-orm/migrations';

export class Migration20261123093221_boardMeetings extends Migration {

  override name = 'Migration20261123093221_boardMeetings';

  override up(): void | Promise<void> {
    this.addSql(`alter table "whiteboard_boards" add "meeting" text null, add "facilitator_hash" varchar(64) null, add "occupied_at" timestamptz(3) null, add "tidied_at" timestamptz(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "whiteboard_boards" drop column "meeting", drop column "facilitator_hash", drop column "occupied_at", drop column "tidied_at";`);
  }

}
