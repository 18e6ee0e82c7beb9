import { Migration } from '@mikro-orm/migrations';

export class Migration20261122095429_proofs extends Migration {

  override name = 'Migration20261122095429_proofs';

  override up(): void | Promise<void> {
    this.addSql(`create table \`known_networks\` (\`hash\` text not null primary key, \`last_sign_in_at\` datetime not null);`);
    this.addSql(`create index \`known_networks_last_sign_in_at_index\` on \`known_networks\` (\`last_sign_in_at\`);`);

    this.addSql(`alter table \`api_tokens\` add column \`expires_at\` datetime null;`);

    this.addSql(`alter table \`sessions\` add column \`proven_at\` datetime null;`);

    this.addSql(`alter table \`webhooks\` add column \`previous_secret\` text null;`);
    this.addSql(`alter table \`webhooks\` add column \`secret_rotated_at\` datetime null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists \`known_networks\`;`);

    this.addSql(`alter table \`api_tokens\` drop column \`expires_at\`;`);

    this.addSql(`alter table \`sessions\` drop column \`proven_at\`;`);

    this.addSql(`alter table \`webhooks\` drop column \`previous_secret\`;`);
    this.addSql(`alter table \`webhooks\` drop column \`secret_rotated_at\`;`);
  }

}
