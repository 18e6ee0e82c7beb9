import { Migration20261121110440_initial as PostgresInitial } from './postgres/Migration20261121110440_initial.ts';
import { Migration20261121113142_attribution as PostgresAttribution } from './postgres/Migration20261121113142_attribution.ts';
import { Migration20261121135204_outbox as PostgresOutbox } from './postgres/Migration20261121135204_outbox.ts';
import { Migration20261121135840_webhooks as PostgresWebhooks } from './postgres/Migration20261121135840_webhooks.ts';
import { Migration20261121140216_access as PostgresAccess } from './postgres/Migration20261121140216_access.ts';
import { Migration20261121141714_counts as PostgresCounts } from './postgres/Migration20261121141714_counts.ts';
import { Migration20261121143228_newsletter as PostgresNewsletter } from './postgres/Migration20261121143228_newsletter.ts';
import { Migration20261121144500_leadwork as PostgresLeadwork } from './postgres/Migration20261121144500_leadwork.ts';
import { Migration20261121145201_whiteboard as PostgresWhiteboard } from './postgres/Migration20261121145201_whiteboard.ts';
import { Migration20261121145622_guide as PostgresGuide } from './postgres/Migration20261121145622_guide.ts';
import { Migration20261121151030_posts as PostgresPosts } from './postgres/Migration20261121151030_posts.ts';
import { Migration20261121174600_people as PostgresPeople } from './postgres/Migration20261121174600_people.ts';
import { Migration20261122095429_proofs as PostgresProofs } from './postgres/Migration20261122095429_proofs.ts';
import { Migration20261122131020_housekeeping as PostgresHousekeeping } from './postgres/Migration20261122131020_housekeeping.ts';
import { Migration20261122131214_mailquota as PostgresMailQuota } from './postgres/Migration20261122131214_mailquota.ts';
import { Migration20261122155902_viewcounts as PostgresViewCounts } from './postgres/Migration20261122155902_viewcounts.ts';
import { Migration20261122162625_defaults as PostgresDefaults } from './postgres/Migration20261122162625_defaults.ts';
import { Migration20261121110440_initial as SqliteInitial } from './sqlite/Migration20261121110440_initial.ts';
import { Migration20261121113142_attribution as SqliteAttribution } from './sqlite/Migration20261121113142_attribution.ts';
import { Migration20261121135204_outbox as SqliteOutbox } from './sqlite/Migration20261121135204_outbox.ts';
import { Migration20261121135840_webhooks as SqliteWebhooks } from './sqlite/Migration20261121135840_webhooks.ts';
import { Migration20261121140216_access as SqliteAccess } from './sqlite/Migration20261121140216_access.ts';
import { Migration20261121141714_counts as SqliteCounts } from './sqlite/Migration20261121141714_counts.ts';
import { Migration20261121143228_newsletter as SqliteNewsletter } from './sqlite/Migration20261121143228_newsletter.ts';
import { Migration20261121144500_leadwork as SqliteLeadwork } from './sqlite/Migration20261121144500_leadwork.ts';
import { Migration20261121145201_whiteboard as SqliteWhiteboard } from './sqlite/Migration20261121145201_whiteboard.ts';
import { Migration20261121145622_guide as SqliteGuide } from './sqlite/Migration20261121145622_guide.ts';
import { Migration20261121151030_posts as SqlitePosts } from './sqlite/Migration20261121151030_posts.ts';
import { Migration20261121174600_people as SqlitePeople } from './sqlite/Migration20261121174600_people.ts';
import { Migration20261122095429_proofs as SqliteProofs } from './sqlite/Migration20261122095429_proofs.ts';
import { Migration20261122131020_housekeeping as SqliteHousekeeping } from './sqlite/Migration20261122131020_housekeeping.ts';
import { Migration20261122131214_mailquota as SqliteMailQuota } from './sqlite/Migration20261122131214_mailquota.ts';
import { Migration20261122155902_viewcounts as SqliteViewCounts } from './sqlite/Migration20261122155902_viewcounts.ts';
import { Migration20261122162625_defaults as SqliteDefaults } from './sqlite/Migration20261122162625_defaults.ts';

/** Every migration by hand, oldest first: the server applies these and looks in no folder. */
export const migrations = {
  sqlite: [
    SqliteInitial,
    SqliteAttribution,
    SqliteOutbox,
    SqliteWebhooks,
    SqliteAccess,
    SqliteCounts,
    SqliteNewsletter,
    SqliteLeadwork,
    SqliteWhiteboard,
    SqliteGuide,
    SqlitePosts,
    SqlitePeople,
    SqliteProofs,
    SqliteHousekeeping,
    SqliteMailQuota,
    SqliteViewCounts,
    SqliteDefaults,
  ],
  postgres: [
    PostgresInitial,
    PostgresAttribution,
    PostgresOutbox,
    PostgresWebhooks,
    PostgresAccess,
    PostgresCounts,
    PostgresNewsletter,
    PostgresLeadwork,
    PostgresWhiteboard,
    PostgresGuide,
    PostgresPosts,
    PostgresPeople,
    PostgresProofs,
    PostgresHousekeeping,
    PostgresMailQuota,
    PostgresViewCounts,
    PostgresDefaults,
  ],
};
