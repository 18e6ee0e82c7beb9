import { Migration } from '@mikro-orm/migrations';

// As for leads: a full-text index with prefixes, and numbers that a VACUUM does not change.
const up = [
  `create table response_numbers (number integer primary key, response_id text not null unique)`,
  `create virtual table response_words using fts5 (
     words, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6 7 8',
     tokenize = "unicode61")`,
  `insert into response_numbers (response_id) select id from quiz_responses order by created_at, id`,
  `insert into response_words (rowid, words)
   select number, search_words from response_numbers join quiz_responses on id = response_id`,
  `create trigger number_added_quiz_responses after insert on quiz_responses begin
     insert into response_numbers (response_id) values (new.id);
     insert into response_words (rowid, words)
     select number, new.search_words from response_numbers where response_id = new.id;
   end`,
  `create trigger number_gone_quiz_responses after delete on quiz_responses begin
     delete from response_words
     where rowid = (select number from response_numbers where response_id = old.id);
     delete from response_numbers where response_id = old.id;
   end`,
  `create trigger renamed_quiz_responses after update of search_words on quiz_responses
   when new.search_words <> old.search_words begin
     delete from response_words
     where rowid = (select number from response_numbers where response_id = new.id);
     insert into response_words (rowid, words)
     select number, new.search_words from response_numbers where response_id = new.id;
   end`,
  `drop index quiz_responses_words_index`,
];

const down = [
  'create index quiz_responses_words_index on quiz_responses (created_at, id, suspected_spam, search_words)',
  'drop trigger renamed_quiz_responses',
  'drop trigger number_gone_quiz_responses',
  'drop trigger number_added_quiz_responses',
  'drop table response_words',
  'drop table response_numbers',
];

export class Migration20261126002000_responseWords extends Migration {
  override name = 'Migration20261126002000_responseWords';

  override up() {
    for (const sql of up) this.addSql(sql);
  }

  override down() {
    for (const sql of down) this.addSql(sql);
  }
}
