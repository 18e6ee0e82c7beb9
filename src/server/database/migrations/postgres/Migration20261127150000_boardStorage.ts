import { Migration } from '@mikro-orm/migrations';

export class Migration20261127150000_boardStorage extends Migration {

  override name = 'Migration20261127150000_boardStorage';

  override up(): void | Promise<void> {
    this.addSql(`alter table "whiteboard_boards" add "bytes" bigint not null default '0';`);
    this.addSql(`create index "whiteboard_boards_bytes_index" on "whiteboard_boards" ("bytes");`);
    this.addSql(`update whiteboard_boards set bytes =
      (select coalesce(sum(octet_length(note)), 0) from whiteboard_notes where board_id = whiteboard_boards.id) +
      (select coalesce(sum(octet_length(section)), 0) from whiteboard_sections where board_id = whiteboard_boards.id) +
      (select coalesce(sum(octet_length(change) + octet_length(history)), 0) from whiteboard_changes where board_id = whiteboard_boards.id);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "whiteboard_boards_bytes_index";`);
    this.addSql(`alter table "whiteboard_boards" drop column "bytes";`);
  }

}
