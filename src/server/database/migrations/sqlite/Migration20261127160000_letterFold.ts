import { Migration } from '@mikro-orm/migrations';
import { foldAgain } from '../backfill.ts';

export class Migration20261127160000_letterFold extends Migration {
  override name = 'Migration20261127160000_letterFold';

  override async up() {
    await this.execute(`alter table subscribers add column search_key text not null default ''`);
    await foldAgain(this.execute.bind(this), 'text');
  }

  override down() {
    this.addSql('alter table subscribers drop column search_key');
  }
}
