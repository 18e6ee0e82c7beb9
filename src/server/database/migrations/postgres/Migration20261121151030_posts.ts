import { Migration } from '@mikro-orm/migrations';

export class Migration20261121151030_posts extends Migration {

  override name = 'Migration20261121151030_posts';

  override up(): void | Promise<void> {
    this.addSql(`create table "blog_old_slugs" ("slug" varchar(200) not null, "post_id" uuid not null, primary key ("slug"));`);
    this.addSql(`create index "blog_old_slugs_post_id_index" on "blog_old_slugs" ("post_id");`);

    this.addSql(`create table "blog_revisions" ("id" uuid not null, "post_id" uuid not null, "version" int not null, "saved_at" timestamptz(3) not null, "fields" json not null, primary key ("id"));`);
    this.addSql(`create index "blog_revisions_post_id_version_index" on "blog_revisions" ("post_id", "version");`);

    this.addSql(`alter table "blog_posts" add "image_alt" text not null default '', add "publish_at" timestamptz(3) null, add "preview_token" varchar(64) null, add "version" int not null default 1;`);
    this.addSql(`alter table "blog_posts" add constraint "blog_posts_preview_token_unique" unique ("preview_token");`);

    this.addSql(`alter table "blog_old_slugs" add constraint "blog_old_slugs_post_id_foreign" foreign key ("post_id") references "blog_posts" ("id") on delete cascade;`);

    this.addSql(`alter table "blog_revisions" add constraint "blog_revisions_post_id_foreign" foreign key ("post_id") references "blog_posts" ("id") on delete cascade;`);

    // What is public today became so when its date says.
    this.addSql(`update blog_posts set publish_at = created_at where published = 'published';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "blog_old_slugs" cascade;`);
    this.addSql(`drop table if exists "blog_revisions" cascade;`);

    this.addSql(`alter table "blog_posts" drop constraint "blog_posts_preview_token_unique";`);
    this.addSql(`alter table "blog_posts" drop column "image_alt", drop column "publish_at", drop column "preview_token", drop column "version";`);
  }

}
