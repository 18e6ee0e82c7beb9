import { Migration } from '@mikro-orm/migrations';

export class Migration20261121143228_newsletter extends Migration {

  override name = 'Migration20261121143228_newsletter';

  override up(): void | Promise<void> {
    this.addSql(`create table "subscribers" ("id" uuid not null, "email" text not null, "email_key" text null, "status" text not null, "confirm_hash" text null, "unsubscribe_token" text not null, "attribution" json null, "requested_at" timestamptz(3) not null, "confirmed_at" timestamptz(3) null, "unsubscribed_at" timestamptz(3) null, "asked_at" timestamptz(3) not null, "mailed_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "subscribers" add constraint "subscribers_email_key_unique" unique ("email_key");`);
    this.addSql(`alter table "subscribers" add constraint "subscribers_confirm_hash_unique" unique ("confirm_hash");`);
    this.addSql(`alter table "subscribers" add constraint "subscribers_unsubscribe_token_unique" unique ("unsubscribe_token");`);
    this.addSql(`create index "subscribers_created_at_id_index" on "subscribers" ("created_at", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "subscribers" cascade;`);
  }

}
