import { Migration } from '@mikro-orm/migrations';
import { useAsciiDomains } from '../asciiDomains.ts';

export class Migration20261128030641_asciiDomains extends Migration {
  override async up() {
    await this.execute('alter table accounts alter column email_key type text');
    await useAsciiDomains(this.execute.bind(this));
  }
}
