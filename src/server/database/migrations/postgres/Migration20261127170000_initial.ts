import { Migration } from '@mikro-orm/migrations';
import { initialSchema } from '../initialSchema.ts';

export class Migration20261127170000_initial extends Migration {
  override up() {
    for (const statement of initialSchema('postgres')) this.addSql(statement);
  }
}
