import { Migration } from '@mikro-orm/migrations';

export class Migration20261121151030_posts extends Migration {

  override name = 'Migration20261121151030_posts';

  override up(): void | Promise<void> {
    this.addSql(`create table \`blog_old_slugs\` (\`slug\` text not null primary key, \`post_id\` text not null, constraint \`blog_old_slugs_post_id_foreign\` foreign key (\`post_id\`) references \`blog_posts\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`blog_old_slugs_post_id_index\` on \`blog_old_slugs\` (\`post_id\`);`);

    this.addSql(`create table \`blog_revisions\` (\`id\` text not null primary key, \`post_id\` text not null, \`version\` integer not null, \`saved_at\` datetime not null, \`fields\` json not null, constraint \`blog_revisions_post_id_foreign\` foreign key (\`post_id\`) references \`blog_posts\` (\`id\`) on delete cascade);`);
    this.addSql(`create index \`blog_revisions_post_id_index\` on \`blog_revisions\` (\`post_id\`);`);
    this.addSql(`create index \`blog_revisions_post_id_version_index\` on \`blog_revisions\` (\`post_id\`, \`version\`);`);

    this.addSql(`alter table \`blog_posts\` add column \`image_alt\` text not null default '';`);
    this.addSql(`alter table \`blog_posts\` add column \`publish_at\` datetime null;`);
    this.addSql(`alter table \`blog_posts\` add column \`preview_token\` text null;`);
    this.addSql(`alter table \`blog_posts\` add column \`version\` integer not null default 1;`);
    this.addSql(`create unique index \`blog_posts_preview_token_unique\` on \`blog_posts\` (\`preview_token\`);`);

    // What is public today became so when its date says.
    this.addSql(`update blog_posts set publish_at = created_at where published = 'published';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`blog_old_slugs\`;`);
    this.addSql(`drop table if exists \`blog_revisions\`;`);

    this.addSql(`drop index \`blog_posts_preview_token_unique\`;`);
    this.addSql(`alter table \`blog_posts\` drop column \`image_alt\`;`);
    this.addSql(`alter table \`blog_posts\` drop column \`publish_at\`;`);
    this.addSql(`alter table \`blog_posts\` drop column \`preview_token\`;`);
    this.addSql(`alter table \`blog_posts\` drop column \`version\`;`);
  }

}
