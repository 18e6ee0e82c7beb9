import { Migration } from '@mikro-orm/migrations';

export class Migration20261123163807_leadProgress extends Migration {

  override name = 'Migration20261123163807_leadProgress';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`leads\` add column \`owner_id\` text null;`);
    this.addSql(`alter table \`leads\` add column \`follow_up_on\` text null;`);
    this.addSql(`alter table \`leads\` add column \`last_contact_at\` datetime null;`);
    this.addSql(`create index \`leads_status_follow_up_on_index\` on \`leads\` (\`status\`, \`follow_up_on\`) where follow_up_on is not null;`);
    this.addSql(`create index \`leads_owner_id_created_at_id_index\` on \`leads\` (\`owner_id\`, \`created_at\`, \`id\`) where owner_id is not null;`);

    this.addSql(`update leads set last_contact_at = latest.at from (select lead_id, max(created_at) as at from lead_events group by lead_id) as latest where lead_id = leads.id;`);

    this.addSql(`alter table \`lead_events\` add column \`change\` text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`lead_events\` drop column \`change\`;`);

    this.addSql(`drop index \`leads_status_follow_up_on_index\`;`);
    this.addSql(`drop index \`leads_owner_id_created_at_id_index\`;`);
    this.addSql(`alter table \`leads\` drop column \`owner_id\`;`);
    this.addSql(`alter table \`leads\` drop column \`follow_up_on\`;`);
    this.addSql(`alter table \`leads\` drop column \`last_contact_at\`;`);
  }

}
