import { Migration } from '@mikro-orm/migrations';

export class Migration20261123211824_pipeline extends Migration {

  override name = 'Migration20261123211824_pipeline';

  override up(): void | Promise<void> {
    this.addSql(`create table \`visit_counts\` (\`at\` datetime not null, \`kind\` text not null, \`source\` text not null, \`campaign\` text not null, \`landing\` text not null, \`count\` integer not null, primary key (\`at\`, \`kind\`, \`source\`, \`campaign\`, \`landing\`));`);

    this.addSql(`alter table \`leads\` add column \`won_value\` integer null;`);
    this.addSql(`alter table \`leads\` add column \`first_source\` text not null default 'direct';`);
    this.addSql(`alter table \`leads\` add column \`first_campaign\` text not null default 'none';`);
    this.addSql(`alter table \`leads\` add column \`first_landing\` text not null default 'unknown';`);
    this.addSql(`update leads set first_source = rtrim(substr(coalesce(nullif(attribution->'first'->>'utm_source', ''), nullif(attribution->'first'->>'referrer', ''), 'direct'), 1, 100)), first_campaign = rtrim(substr(coalesce(nullif(attribution->'first'->>'utm_campaign', ''), 'none'), 1, 100)), first_landing = rtrim(substr(coalesce(nullif(attribution->'first'->>'landing', ''), 'unknown'), 1, 300)) where attribution is not null;`);
    this.addSql(`create index \`leads_pipeline_index\` on \`leads\` (\`created_at\`, \`status\`, \`first_source\`, \`first_campaign\`, \`first_landing\`, \`asks_for_call\`, \`won_value\`, \`id\`);`);

    this.addSql(`alter table \`quiz_responses\` add column \`first_source\` text not null default 'direct';`);
    this.addSql(`alter table \`quiz_responses\` add column \`first_campaign\` text not null default 'none';`);
    this.addSql(`alter table \`quiz_responses\` add column \`first_landing\` text not null default 'unknown';`);
    this.addSql(`update quiz_responses set first_source = rtrim(substr(coalesce(nullif(attribution->'first'->>'utm_source', ''), nullif(attribution->'first'->>'referrer', ''), 'direct'), 1, 100)), first_campaign = rtrim(substr(coalesce(nullif(attribution->'first'->>'utm_campaign', ''), 'none'), 1, 100)), first_landing = rtrim(substr(coalesce(nullif(attribution->'first'->>'landing', ''), 'unknown'), 1, 300)) where attribution is not null;`);
    this.addSql(`create index \`quiz_responses_pipeline_index\` on \`quiz_responses\` (\`created_at\`, \`suspected_spam\`, \`first_source\`, \`first_campaign\`, \`first_landing\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`visit_counts\`;`);

    this.addSql(`drop index \`leads_pipeline_index\`;`);
    this.addSql(`alter table \`leads\` drop column \`won_value\`;`);
    this.addSql(`alter table \`leads\` drop column \`first_source\`;`);
    this.addSql(`alter table \`leads\` drop column \`first_campaign\`;`);
    this.addSql(`alter table \`leads\` drop column \`first_landing\`;`);

    this.addSql(`drop index \`quiz_responses_pipeline_index\`;`);
    this.addSql(`alter table \`quiz_responses\` drop column \`first_source\`;`);
    this.addSql(`alter table \`quiz_responses\` drop column \`first_campaign\`;`);
    this.addSql(`alter table \`quiz_responses\` drop column \`first_landing\`;`);
  }

}
