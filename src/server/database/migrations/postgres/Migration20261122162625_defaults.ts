import { Migration } from '@mikro-orm/migrations';
import { newDefaults } from '../newDefaults.ts';

const id = `encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid`;

export class Migration20261122162625_defaults extends Migration {
  override name = 'Migration20261122162625_defaults';

  override up() {
    for (const [table, { hasId, times }] of Object.entries(newDefaults)) {
      if (hasId) this.addSql(`alter table "${table}" alter column "id" set default ${id}`);
      for (const column of times)
        this.addSql(`alter table "${table}" alter column "${column}" set default now()`);
    }
    this.addSql(
      'create index "whiteboard_boards_changed_at_index" on "whiteboard_boards" ("changed_at")',
    );
  }

  override down() {
    this.addSql('drop index "whiteboard_boards_changed_at_index"');
    for (const [table, { hasId, times }] of Object.entries(newDefaults))
      for (const column of [...(hasId ? ['id'] : []), ...times])
        this.addSql(`alter table "${table}" alter column "${column}" drop default`);
  }
}
