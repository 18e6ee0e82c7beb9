import { Migration } from '@mikro-orm/migrations';

export class Migration20261127110000_credentials extends Migration {

  override name = 'Migration20261127110000_credentials';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`api_tokens\` add column \`account_id\` text null;`);
    this.addSql(`create index \`api_tokens_account_id_index\` on \`api_tokens\` (\`account_id\`);`);

    this.addSql(`alter table \`audit_entries\` add column \`account_id\` text null;`);
    this.addSql(`alter table \`audit_entries\` add column \`account_name\` text null;`);
    this.addSql(`alter table \`audit_entries\` add column \`object_type\` text null;`);
    this.addSql(`alter table \`audit_entries\` add column \`object_id\` text null;`);
    this.addSql(`create index \`audit_entries_account_id_created_at_index\` on \`audit_entries\` (\`account_id\`, \`created_at\`);`);
    this.addSql(`create index \`audit_entries_object_id_created_at_index\` on \`audit_entries\` (\`object_id\`, \`created_at\`);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index \`api_tokens_account_id_index\`;`);
    this.addSql(`alter table \`api_tokens\` drop column \`account_id\`;`);

    this.addSql(`drop index \`audit_entries_account_id_created_at_index\`;`);
    this.addSql(`drop index \`audit_entries_object_id_created_at_index\`;`);
    this.addSql(`alter table \`audit_entries\` drop column \`account_id\`;`);
    this.addSql(`alter table \`audit_entries\` drop column \`account_name\`;`);
    this.addSql(`alter table \`audit_entries\` drop column \`object_type\`;`);
    this.addSql(`alter table \`audit_entries\` drop column \`object_id\`;`);
  }

}
