import { Migration } from '@mikro-orm/migrations';

export class Migration20261123211819_askedCalls extends Migration {

  override name = 'Migration20261123211819_askedCalls';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`leads\` add column \`asks_for_call\` integer not null default false;`);
    this.addSql(`update leads set asks_for_call = true where message like '30-minute strategy call: %';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`leads\` drop column \`asks_for_call\`;`);
  }

}
