import { Migration } from '@mikro-orm/migrations';

export class Migration20261123163941_boardHistory extends Migration {

  override name = 'Migration20261123163941_boardHistory';

  override up(): void | Promise<void> {
    this.addSql(`alter table "whiteboard_boards" add "response_id" uuid null;`);
    this.addSql(`alter table "whiteboard_boards" add constraint "whiteboard_boards_response_id_unique" unique ("response_id");`);

    this.addSql(`alter table "whiteboard_changes" add "history" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "whiteboard_boards" drop constraint "whiteboard_boards_response_id_unique";`);
    this.addSql(`alter table "whiteboard_boards" drop column "response_id";`);

    this.addSql(`alter table "whiteboard_changes" drop column "history";`);
  }

}
