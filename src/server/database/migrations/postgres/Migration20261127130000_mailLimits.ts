import { Migration } from '@mikro-orm/migrations';

export class Migration20261127130000_mailLimits extends Migration {

  override name = 'Migration20261127130000_mailLimits';

  override up(): void | Promise<void> {
    this.addSql(`alter table "mail_hours" add "notices" int not null default 0;`);

    this.addSql(`alter table "outbox" add "is_limited" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "mail_hours" drop column "notices";`);

    this.addSql(`alter table "outbox" drop column "is_limited";`);
  }

}
