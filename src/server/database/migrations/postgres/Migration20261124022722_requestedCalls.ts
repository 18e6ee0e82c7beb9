import { Migration } from '@mikro-orm/migrations';

export class Migration20261124022722_requestedCalls extends Migration {

  override name = 'Migration20261124022722_requestedCalls';

  override up(): void | Promise<void> {
    this.addSql(`drop index "leads_asks_for_call_index";`);
    this.addSql(`create index "leads_requested_calls_index" on "leads" ("created_at", "id", "status", "asks_for_call") where asks_for_call;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "leads_requested_calls_index";`);
    this.addSql(`create index "leads_asks_for_call_index" on "leads" ("created_at", "id") where asks_for_call;`);
  }

}
