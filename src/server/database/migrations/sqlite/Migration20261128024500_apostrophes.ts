import { Migration } from '@mikro-orm/migrations';
import { foldAgain } from '../foldAgain.ts';

export class Migration20261128024500_apostrophes extends Migration {
  override async up() {
    await foldAgain(this.execute.bind(this), 'text');
  }
}
