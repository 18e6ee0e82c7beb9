import { Migration } from '@mikro-orm/migrations';

export class Migration20261123212954_ownData extends Migration {

  override name = 'Migration20261123212954_ownData';

  override up(): void | Promise<void> {
    this.addSql(`alter table \`one_time_tokens\` add column \`email_key\` text null;`);
    this.addSql(`alter table \`one_time_tokens\` add column \`opened_at\` datetime null;`);
    this.addSql(`create index \`one_time_tokens_email_key_index\` on \`one_time_tokens\` (\`email_key\`);`);
    // Names are searched as corrected. A row of this index cannot be updated, only replaced.
    this.addSql(`create trigger renamed_leads after update of search_words on leads
      when old.search_words <> new.search_words begin
        delete from lead_words where rowid = (select number from lead_numbers where lead_id = new.id);
        insert into lead_words (rowid, words)
        select number, new.search_words || ' _tier' || new.tier ||
          ' _type' || hex(new.lead_type) || ' _offer' || hex(new.offer_type)
        from lead_numbers where lead_id = new.id;
      end`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger renamed_leads;`);
    this.addSql(`drop index \`one_time_tokens_email_key_index\`;`);
    this.addSql(`alter table \`one_time_tokens\` drop column \`email_key\`;`);
    this.addSql(`alter table \`one_time_tokens\` drop column \`opened_at\`;`);
  }

}
