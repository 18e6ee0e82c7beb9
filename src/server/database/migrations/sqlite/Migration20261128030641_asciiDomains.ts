import { Migration } from '@mikro-orm/migrations';
import { useAsciiDomains } from '../asciiDomains.ts';

export class Migration20261128030641_asciiDomains extends Migration {
  override async up() {
    await useAsciiDomains(this.execute.bind(this));
  }
}
