import { Migration } from '@mikro-orm/migrations';

export class Migration20261123085410_guideDraft extends Migration {

  override name = 'Migration20261123085410_guideDraft';

  override up(): void | Promise<void> {
    this.addSql(`alter table "quiz_responses" add "guide_draft" json null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "quiz_responses" drop column "guide_draft";`);
  }

}
