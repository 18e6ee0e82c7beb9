import { Migration } from '@mikro-orm/migrations';

export class Migration20261128145606_notificationChoices extends Migration {

  override name = 'Migration20261128145606_notificationChoices';

  override up(): void | Promise<void> {
    this.addSql(`create table "notification_choices" ("account_id" uuid not null, "event" varchar(20) not null, "mode" text not null, primary key ("account_id", "event"));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "notification_choices" cascade;`);
  }

}
