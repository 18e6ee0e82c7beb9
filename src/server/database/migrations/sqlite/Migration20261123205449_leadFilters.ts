import { Migration } from '@mikro-orm/migrations';

export class Migration20261123205449_leadFilters extends Migration {

  override name = 'Migration20261123205449_leadFilters';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`accounts\` add column \`last_visit_at\` datetime null;`);
    this.addSql(`alter table \`accounts\` add column \`previous_visit_at\` datetime null;`);

    this.addSql(`drop index \`leads_status_follow_up_on_index\`;`);
    this.addSql(`drop index \`leads_owner_id_created_at_id_index\`;`);
    this.addSql(`alter table \`leads\` add column \`asks_for_call\` integer not null default false;`);
    this.addSql(`update leads set asks_for_call = true where message like '30-minute strategy call: %';`);
    this.addSql(`create index \`leads_status_follow_up_on_id_index\` on \`leads\` (\`status\`, \`follow_up_on\`, \`id\`) where follow_up_on is not null;`);
    this.addSql(`create index \`leads_asks_for_call_index\` on \`leads\` (\`created_at\`, \`id\`) where asks_for_call;`);
    this.addSql(`create index leads_activity_index on leads (status, coalesce(last_contact_at, created_at), id);`);
    this.addSql(`create index leads_owner_activity_index on leads (owner_id, status, coalesce(last_contact_at, created_at), id);`);
    this.addSql(`create index \`leads_owner_id_created_at_id_index\` on \`leads\` (\`owner_id\`, \`created_at\`, \`id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table \`accounts\` drop column \`last_visit_at\`;`);
    this.addSql(`alter table \`accounts\` drop column \`previous_visit_at\`;`);

    this.addSql(`drop index \`leads_status_follow_up_on_id_index\`;`);
    this.addSql(`drop index \`leads_asks_for_call_index\`;`);
    this.addSql(`drop index \`leads_activity_index\`;`);
    this.addSql(`drop index \`leads_owner_activity_index\`;`);
    this.addSql(`drop index \`leads_owner_id_created_at_id_index\`;`);
    this.addSql(`alter table \`leads\` drop column \`asks_for_call\`;`);
    this.addSql(`create index \`leads_status_follow_up_on_index\` on \`leads\` (\`status\`, \`follow_up_on\`) where follow_up_on is not null;`);
    this.addSql(`create index \`leads_owner_id_created_at_id_index\` on \`leads\` (\`owner_id\`, \`created_at\`, \`id\`) where owner_id is not null;`);
  }

}
