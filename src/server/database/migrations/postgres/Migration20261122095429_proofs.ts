import { Migration } from '@mikro-orm/migrations';

export class Migration20261122095429_proofs extends Migration {

  override name = 'Migration20261122095429_proofs';

  override up(): void | Promise<void> {
    this.addSql(`create table "known_networks" ("hash" varchar(64) not null, "last_sign_in_at" timestamptz(3) not null, primary key ("hash"));`);
    this.addSql(`create index "known_networks_last_sign_in_at_index" on "known_networks" ("last_sign_in_at");`);

    this.addSql(`alter table "api_tokens" add "expires_at" timestamptz(3) null;`);

    this.addSql(`alter table "sessions" add "proven_at" timestamptz(3) null;`);

    this.addSql(`alter table "webhooks" add "previous_secret" text null, add "secret_rotated_at" timestamptz(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "known_networks" cascade;`);

    this.addSql(`alter table "api_tokens" drop column "expires_at";`);

    this.addSql(`alter table "sessions" drop column "proven_at";`);

    this.addSql(`alter table "webhooks" drop column "previous_secret", drop column "secret_rotated_at";`);
  }

}
