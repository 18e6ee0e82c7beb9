import { Migration } from '@mikro-orm/migrations';

export class Migration20261126002000_responseWords extends Migration {
  override name = 'Migration20261126002000_responseWords';

  override up() {
    this.addSql(
      `create index quiz_responses_words_index on quiz_responses using gin (array_to_tsvector(string_to_array(search_words, ' ')))`,
    );
  }

  override down() {
    this.addSql('drop index quiz_responses_words_index');
  }
}
