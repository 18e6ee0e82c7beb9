import { Migration } from '@mikro-orm/migrations';

export class Migration20261122155902_viewcounts extends Migration {

  override name = 'Migration20261122155902_viewcounts';

  override up(): void | Promise<void> {
    this.addSql(`create table \`view_counts\` (\`at\` datetime not null, \`kind\` text not null, \`name\` text not null, \`count\` integer not null, primary key (\`at\`, \`kind\`, \`name\`));`);
    // Noon in UTC falls on the same day in most zones.
    this.addSql(`insert into view_counts (at, kind, name, count) select cast(unixepoch(day || ' 12:00:00') * 1000 as integer), kind, name, count from daily_counts;`);
    this.addSql(`drop table if exists \`daily_counts\`;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create table \`daily_counts\` (\`count\` integer not null, \`day\` text not null, \`kind\` text not null, \`name\` text not null, primary key (\`day\`, \`kind\`, \`name\`));`);
    this.addSql(`insert into daily_counts (day, kind, name, count) select date(at / 1000, 'unixepoch'), kind, name, sum(count) from view_counts group by 1, 2, 3;`);
    this.addSql(`drop table if exists \`view_counts\`;`);
  }

}
