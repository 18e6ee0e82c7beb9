import { Migration } from '@mikro-orm/migrations';

export class Migration20261123055109_subscriberDates extends Migration {
  override name = 'Migration20261123055109_subscriberDates';

  override up() {
    this.addSql('create index subscribers_confirmed_at_index on subscribers (confirmed_at)');
    this.addSql('create index subscribers_unsubscribed_at_index on subscribers (unsubscribed_at)');
  }

  override down() {
    this.addSql('drop index subscribers_unsubscribed_at_index');
    this.addSql('drop index subscribers_confirmed_at_index');
  }
}
