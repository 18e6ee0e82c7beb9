import { Migration } from '@mikro-orm/migrations';

export class Migration20261121113142_attribution extends Migration {

  override name = 'Migration20261121113142_attribution';

  override up(): void | Promise<void> {
    this.addSql(`alter table "leads" add "attribution" json null;`);

    this.addSql(`alter table "quiz_responses" add "attribution" json null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "leads" drop column "attribution";`);

    this.addSql(`alter table "quiz_responses" drop column "attribution";`);
  }

}
