import { Migration } from '@mikro-orm/migrations';

export class Migration20261122155902_viewcounts extends Migration {

  override name = 'Migration20261122155902_viewcounts';

  override up(): void | Promise<void> {
    this.addSql(`create table "view_counts" ("at" timestamptz(3) not null, "kind" varchar(20) not null, "name" varchar(300) not null, "count" int not null, primary key ("at", "kind", "name"));`);
    // Noon in UTC falls on the same day in most zones.
    this.addSql(`insert into view_counts (at, kind, name, count) select cast(day || ' 12:00:00+00' as timestamptz), kind, name, count from daily_counts;`);
    this.addSql(`drop table if exists "daily_counts" cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create table "daily_counts" ("count" int not null, "day" varchar(10) not null, "kind" varchar(20) not null, "name" varchar(300) not null, primary key ("day", "kind", "name"));`);
    this.addSql(`insert into daily_counts (day, kind, name, count) select to_char(at at time zone 'UTC', 'YYYY-MM-DD'), kind, name, sum(count) from view_counts group by 1, 2, 3;`);
    this.addSql(`drop table if exists "view_counts" cascade;`);
  }

}
