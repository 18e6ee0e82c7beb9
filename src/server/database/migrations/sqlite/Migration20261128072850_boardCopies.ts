import { Migration } from '@mikro-orm/migrations';

export class Migration20261128072850_boardCopies extends Migration {

  override up() {
    this.addSql(`create table \`board_copies\` (\`id\` text not null primary key default (lower(format('%08x-%04x-7%03x-%04x-%s', cast(unixepoch('subsec') * 1000 as integer) >> 16, cast(unixepoch('subsec') * 1000 as integer) & 65535, abs(random() % 4096), 32768 | abs(random() % 16384), hex(randomblob(6))))), \`response_id\` text not null, \`kind\` text not null, \`copy_id\` text not null, \`created_at\` datetime not null default (cast(round(unixepoch('subsec') * 1000) as integer)), constraint \`board_copies_response_id_foreign\` foreign key (\`response_id\`) references \`quiz_responses\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`board_copies_response_id_index\` on \`board_copies\` (\`response_id\`);`);
  }

}
