import { Migration } from '@mikro-orm/migrations';

export class Migration20261121110440_initial extends Migration {

  override name = 'Migration20261121110440_initial';

  override up(): void | Promise<void> {
    this.addSql(`create table \`blog_posts\` (\`id\` text not null primary key, \`title\` text not null, \`slug\` text not null, \`excerpt\` text not null, \`content\` text not null, \`author\` text not null, \`tags\` text not null default '', \`image_url\` text null, \`published\` text not null default 'draft', \`created_at\` datetime not null, \`updated_at\` datetime not null);`);
    this.addSql(`create unique index \`blog_posts_slug_unique\` on \`blog_posts\` (\`slug\`);`);
    this.addSql(`create index \`blog_posts_published_created_at_id_index\` on \`blog_posts\` (\`published\`, \`created_at\`, \`id\`);`);

    this.addSql(`create table \`idempotency_keys\` (\`key\` text not null primary key, \`input_hash\` text not null, \`row_id\` text not null, \`created_at\` datetime not null);`);

    this.addSql(`create table \`leads\` (\`id\` text not null primary key, \`first_name\` text not null, \`last_name\` text not null, \`email\` text not null, \`company\` text not null, \`revenue\` text not null, \`message\` text not null default '', \`lead_type\` text not null, \`offer_type\` text not null default '', \`suspected_spam\` integer not null default false, \`created_at\` datetime not null);`);
    this.addSql(`create index \`leads_created_at_id_index\` on \`leads\` (\`created_at\`, \`id\`);`);

    this.addSql(`create table \`quiz_responses\` (\`id\` text not null primary key, \`name\` text not null, \`email\` text not null, \`answers\` json not null, \`result\` text not null, \`result_description\` text not null, \`generated_strategy\` text null, \`created_at\` datetime not null);`);
    this.addSql(`create index \`quiz_responses_created_at_id_index\` on \`quiz_responses\` (\`created_at\`, \`id\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`blog_posts\`;`);
    this.addSql(`drop table if exists \`idempotency_keys\`;`);
    this.addSql(`drop table if exists \`leads\`;`);
    this.addSql(`drop table if exists \`quiz_responses\`;`);
  }

}
