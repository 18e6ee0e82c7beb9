import { Migration } from '@mikro-orm/migrations';

export class Migration20261123092618_guideFeedback extends Migration {

  override name = 'Migration20261123092618_guideFeedback';

  override up(): void | Promise<void> {
    this.addSql(`create table \`guide_feedback\` (\`response_id\` text not null, \`section\` text not null, \`writer\` text not null, \`version\` integer not null, \`is_useful\` integer not null, \`marked_at\` datetime not null, primary key (\`response_id\`, \`section\`, \`writer\`, \`version\`), constraint \`guide_feedback_response_id_foreign\` foreign key (\`response_id\`) references \`quiz_responses\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`guide_feedback_response_id_index\` on \`guide_feedback\` (\`response_id\`);`);
    this.addSql(`create index \`guide_feedback_marked_at_index\` on \`guide_feedback\` (\`marked_at\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`guide_feedback\`;`);
  }

}
