import { Migration } from '@mikro-orm/migrations';

export class Migration20261127160100_feedIds extends Migration {
  override name = 'Migration20261127160100_feedIds';

  override up() {
    this.addSql('alter table blog_posts add column feed_id text null');
    // The feed completes the address: a migration does not know the host.
    this.addSql(`update blog_posts set feed_id = '/blog/' || slug`);
  }

  override down() {
    this.addSql('alter table blog_posts drop column feed_id');
  }
}
