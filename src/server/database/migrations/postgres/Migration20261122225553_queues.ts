import { Migration } from '@mikro-orm/migrations';

type Change = [table: 'added' | 'gone', by: 1 | -1];
type Columns = { facet: string; shard: string; count: string };

const added: Change = ['added', 1];
const gone: Change = ['gone', -1];
const triggers = {
  count_added_leads: [added],
  count_gone_leads: [gone],
  count_changed_leads: [added, gone],
};

const before: Columns = { facet: 'kind', shard: 'slot', count: 'n' };
const after: Columns = { facet: 'facet', shard: 'shard', count: 'count' };

/** The body of a function is text, in which Postgres renames no column. */
const counting = (name: string, changes: Change[], { facet, shard, count }: Columns) =>
  `create or replace function ${name}() returns trigger language plpgsql as $$
   begin
     insert into lead_counts (${facet}, ${shard}, status, tier, lead_type, offer_type, ${count})
     select ${facet}, ${shard}, status, tier, lead_type, offer_type, sum(change) from (${changes
       .map(
         ([table, by]) =>
           `select ${facet}, hashtext(id::text) & 7 as ${shard}, status, tier, lead_type, offer_type, ${by} as change from ${table}`,
       )
       .join(' union all ')}) as changes
     group by ${facet}, ${shard}, status, tier, lead_type, offer_type having sum(change) <> 0
     order by ${facet}, ${shard}
     on conflict (${facet}, ${shard}) do update set ${count} = lead_counts.${count} + excluded.${count};
     return null;
   end $$`;

const functions = (columns: Columns) =>
  Object.entries(triggers).map(([name, changes]) => counting(name, changes, columns));

export class Migration20261122225553_queues extends Migration {
  override name = 'Migration20261122225553_queues';

  override up() {
    this.addSql('alter table outbox rename column lane to queue');
    this.addSql(
      'alter index outbox_state_lane_kind_priority_due_at_index rename to outbox_state_queue_kind_priority_due_at_index',
    );
    this.addSql('alter table leads rename column kind to facet');
    this.addSql('alter index leads_kind_index rename to leads_facet_index');
    this.addSql('alter table lead_counts rename column kind to facet');
    this.addSql('alter table lead_counts rename column slot to shard');
    this.addSql('alter table lead_counts rename column n to count');
    for (const sql of functions(after)) this.addSql(sql);
  }

  override down() {
    this.addSql('alter table lead_counts rename column count to n');
    this.addSql('alter table lead_counts rename column shard to slot');
    this.addSql('alter table lead_counts rename column facet to kind');
    this.addSql('alter index leads_facet_index rename to leads_kind_index');
    this.addSql('alter table leads rename column facet to kind');
    this.addSql(
      'alter index outbox_state_queue_kind_priority_due_at_index rename to outbox_state_lane_kind_priority_due_at_index',
    );
    this.addSql('alter table outbox rename column queue to lane');
    for (const sql of functions(before)) this.addSql(sql);
  }
}
