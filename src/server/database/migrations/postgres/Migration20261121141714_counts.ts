import { Migration } from '@mikro-orm/migrations';

export class Migration20261121141714_counts extends Migration {

  override name = 'Migration20261121141714_counts';

  override up(): void | Promise<void> {
    this.addSql(`create table "daily_counts" ("day" varchar(10) not null, "kind" varchar(20) not null, "name" varchar(300) not null, "count" int not null, primary key ("day", "kind", "name"));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "daily_counts" cascade;`);
  }

}
