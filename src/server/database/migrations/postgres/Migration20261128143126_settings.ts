import { Migration } from '@mikro-orm/migrations';

export class Migration20261128143126_settings extends Migration {

  override name = 'Migration20261128143126_settings';

  override up(): void | Promise<void> {
    this.addSql(`alter table "audit_entries" add "changes" json null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "audit_entries" drop column "changes";`);
  }

}
