import { Migration } from '@mikro-orm/migrations';

// SQLite renames a column in the triggers that use it, too.
export class Migration20261122225553_queues extends Migration {
  override name = 'Migration20261122225553_queues';

  override up() {
    this.addSql('alter table outbox rename column lane to queue');
    this.addSql('drop index outbox_state_lane_kind_priority_due_at_index');
    this.addSql(
      'create index outbox_state_queue_kind_priority_due_at_index on outbox (state, queue, kind, priority, due_at)',
    );
    this.addSql('alter table leads rename column kind to facet');
    this.addSql('drop index leads_kind_index');
    this.addSql('create index leads_facet_index on leads (facet)');
    this.addSql('alter table lead_counts rename column kind to facet');
    this.addSql('alter table lead_counts rename column slot to shard');
    this.addSql('alter table lead_counts rename column n to count');
  }

  override down() {
    this.addSql('alter table lead_counts rename column count to n');
    this.addSql('alter table lead_counts rename column shard to slot');
    this.addSql('alter table lead_counts rename column facet to kind');
    this.addSql('drop index leads_facet_index');
    this.addSql('alter table leads rename column facet to kind');
    this.addSql('create index leads_kind_index on leads (kind)');
    this.addSql('drop index outbox_state_queue_kind_priority_due_at_index');
    this.addSql('alter table outbox rename column queue to lane');
    this.addSql(
      'create index outbox_state_lane_kind_priority_due_at_index on outbox (state, lane, kind, priority, due_at)',
    );
  }
}
