import { Migration } from '@mikro-orm/migrations';

export class Migration20261128193754_auditObjectName extends Migration {

  override name = 'Migration20261128193754_auditObjectName';

  override up(): void | Promise<void> {
    this.addSql(`alter table "audit_entries" add "object_name" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "audit_entries" drop column "object_name";`);
  }

}
