import { Migration } from '@mikro-orm/migrations';

export class Migration20261121141714_counts extends Migration {

  override name = 'Migration20261121141714_counts';

  override up(): void | Promise<void> {
    this.addSql(`create table \`daily_counts\` (\`day\` text not null, \`kind\` text not null, \`name\` text not null, \`count\` integer not null, primary key (\`day\`, \`kind\`, \`name\`));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`daily_counts\`;`);
  }

}
