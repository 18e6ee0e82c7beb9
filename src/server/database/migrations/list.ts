import { Migration20261121110440_initial as sqlite_20261121110440_initial } from './sqlite/Migration20261121110440_initial.ts';
import { Migration20261121113142_attribution as sqlite_20261121113142_attribution } from './sqlite/Migration20261121113142_attribution.ts';
import { Migration20261121135204_outbox as sqlite_20261121135204_outbox } from './sqlite/Migration20261121135204_outbox.ts';
import { Migration20261121135840_webhooks as sqlite_20261121135840_webhooks } from './sqlite/Migration20261121135840_webhooks.ts';
import { Migration20261121140216_access as sqlite_20261121140216_access } from './sqlite/Migration20261121140216_access.ts';
import { Migration20261121141714_counts as sqlite_20261121141714_counts } from './sqlite/Migration20261121141714_counts.ts';
import { Migration20261121143228_newsletter as sqlite_20261121143228_newsletter } from './sqlite/Migration20261121143228_newsletter.ts';
import { Migration20261121144500_leadwork as sqlite_20261121144500_leadwork } from './sqlite/Migration20261121144500_leadwork.ts';
import { Migration20261121145201_whiteboard as sqlite_20261121145201_whiteboard } from './sqlite/Migration20261121145201_whiteboard.ts';
import { Migration20261121145622_guide as sqlite_20261121145622_guide } from './sqlite/Migration20261121145622_guide.ts';
import { Migration20261121151030_posts as sqlite_20261121151030_posts } from './sqlite/Migration20261121151030_posts.ts';
import { Migration20261121174600_people as sqlite_20261121174600_people } from './sqlite/Migration20261121174600_people.ts';
import { Migration20261122095429_proofs as sqlite_20261122095429_proofs } from './sqlite/Migration20261122095429_proofs.ts';
import { Migration20261122131020_housekeeping as sqlite_20261122131020_housekeeping } from './sqlite/Migration20261122131020_housekeeping.ts';
import { Migration20261122131214_mailquota as sqlite_20261122131214_mailquota } from './sqlite/Migration20261122131214_mailquota.ts';
import { Migration20261122155902_viewcounts as sqlite_20261122155902_viewcounts } from './sqlite/Migration20261122155902_viewcounts.ts';
import { Migration20261122162625_defaults as sqlite_20261122162625_defaults } from './sqlite/Migration20261122162625_defaults.ts';
import { Migration20261122225553_queues as sqlite_20261122225553_queues } from './sqlite/Migration20261122225553_queues.ts';
import { Migration20261123055109_subscriberDates as sqlite_20261123055109_subscriberDates } from './sqlite/Migration20261123055109_subscriberDates.ts';
import { Migration20261123085149_guideVersions as sqlite_20261123085149_guideVersions } from './sqlite/Migration20261123085149_guideVersions.ts';
import { Migration20261123085352_boardSections as sqlite_20261123085352_boardSections } from './sqlite/Migration20261123085352_boardSections.ts';
import { Migration20261123085410_guideDraft as sqlite_20261123085410_guideDraft } from './sqlite/Migration20261123085410_guideDraft.ts';
import { Migration20261123092618_guideFeedback as sqlite_20261123092618_guideFeedback } from './sqlite/Migration20261123092618_guideFeedback.ts';
import { Migration20261123093221_boardMeetings as sqlite_20261123093221_boardMeetings } from './sqlite/Migration20261123093221_boardMeetings.ts';
import { Migration20261123155215_accounts as sqlite_20261123155215_accounts } from './sqlite/Migration20261123155215_accounts.ts';
import { Migration20261123163807_leadProgress as sqlite_20261123163807_leadProgress } from './sqlite/Migration20261123163807_leadProgress.ts';
import { Migration20261123163941_boardHistory as sqlite_20261123163941_boardHistory } from './sqlite/Migration20261123163941_boardHistory.ts';
import { Migration20261123170533_leadViews as sqlite_20261123170533_leadViews } from './sqlite/Migration20261123170533_leadViews.ts';
import { Migration20261123205447_visitorHistory as sqlite_20261123205447_visitorHistory } from './sqlite/Migration20261123205447_visitorHistory.ts';
import { Migration20261123205449_leadFilters as sqlite_20261123205449_leadFilters } from './sqlite/Migration20261123205449_leadFilters.ts';
import { Migration20261123211824_pipeline as sqlite_20261123211824_pipeline } from './sqlite/Migration20261123211824_pipeline.ts';
import { Migration20261123212429_briefs as sqlite_20261123212429_briefs } from './sqlite/Migration20261123212429_briefs.ts';
import { Migration20261123212954_ownData as sqlite_20261123212954_ownData } from './sqlite/Migration20261123212954_ownData.ts';
import { Migration20261124022722_requestedCalls as sqlite_20261124022722_requestedCalls } from './sqlite/Migration20261124022722_requestedCalls.ts';
import { Migration20261125173325_dayCounts as sqlite_20261125173325_dayCounts } from './sqlite/Migration20261125173325_dayCounts.ts';
import { Migration20261126002000_responseWords as sqlite_20261126002000_responseWords } from './sqlite/Migration20261126002000_responseWords.ts';
import { Migration20261127110000_credentials as sqlite_20261127110000_credentials } from './sqlite/Migration20261127110000_credentials.ts';
import { Migration20261127130000_mailLimits as sqlite_20261127130000_mailLimits } from './sqlite/Migration20261127130000_mailLimits.ts';
import { Migration20261127150000_boardStorage as sqlite_20261127150000_boardStorage } from './sqlite/Migration20261127150000_boardStorage.ts';
import { Migration20261127160000_letterFold as sqlite_20261127160000_letterFold } from './sqlite/Migration20261127160000_letterFold.ts';
import { Migration20261127160100_feedIds as sqlite_20261127160100_feedIds } from './sqlite/Migration20261127160100_feedIds.ts';
import { Migration20261121110440_initial as postgres_20261121110440_initial } from './postgres/Migration20261121110440_initial.ts';
import { Migration20261121113142_attribution as postgres_20261121113142_attribution } from './postgres/Migration20261121113142_attribution.ts';
import { Migration20261121135204_outbox as postgres_20261121135204_outbox } from './postgres/Migration20261121135204_outbox.ts';
import { Migration20261121135840_webhooks as postgres_20261121135840_webhooks } from './postgres/Migration20261121135840_webhooks.ts';
import { Migration20261121140216_access as postgres_20261121140216_access } from './postgres/Migration20261121140216_access.ts';
import { Migration20261121141714_counts as postgres_20261121141714_counts } from './postgres/Migration20261121141714_counts.ts';
import { Migration20261121143228_newsletter as postgres_20261121143228_newsletter } from './postgres/Migration20261121143228_newsletter.ts';
import { Migration20261121144500_leadwork as postgres_20261121144500_leadwork } from './postgres/Migration20261121144500_leadwork.ts';
import { Migration20261121145201_whiteboard as postgres_20261121145201_whiteboard } from './postgres/Migration20261121145201_whiteboard.ts';
import { Migration20261121145622_guide as postgres_20261121145622_guide } from './postgres/Migration20261121145622_guide.ts';
import { Migration20261121151030_posts as postgres_20261121151030_posts } from './postgres/Migration20261121151030_posts.ts';
import { Migration20261121174600_people as postgres_20261121174600_people } from './postgres/Migration20261121174600_people.ts';
import { Migration20261122095429_proofs as postgres_20261122095429_proofs } from './postgres/Migration20261122095429_proofs.ts';
import { Migration20261122131020_housekeeping as postgres_20261122131020_housekeeping } from './postgres/Migration20261122131020_housekeeping.ts';
import { Migration20261122131214_mailquota as postgres_20261122131214_mailquota } from './postgres/Migration20261122131214_mailquota.ts';
import { Migration20261122155902_viewcounts as postgres_20261122155902_viewcounts } from './postgres/Migration20261122155902_viewcounts.ts';
import { Migration20261122162625_defaults as postgres_20261122162625_defaults } from './postgres/Migration20261122162625_defaults.ts';
import { Migration20261122225553_queues as postgres_20261122225553_queues } from './postgres/Migration20261122225553_queues.ts';
import { Migration20261123055109_subscriberDates as postgres_20261123055109_subscriberDates } from './postgres/Migration20261123055109_subscriberDates.ts';
import { Migration20261123085149_guideVersions as postgres_20261123085149_guideVersions } from './postgres/Migration20261123085149_guideVersions.ts';
import { Migration20261123085352_boardSections as postgres_20261123085352_boardSections } from './postgres/Migration20261123085352_boardSections.ts';
import { Migration20261123085410_guideDraft as postgres_20261123085410_guideDraft } from './postgres/Migration20261123085410_guideDraft.ts';
import { Migration20261123092618_guideFeedback as postgres_20261123092618_guideFeedback } from './postgres/Migration20261123092618_guideFeedback.ts';
import { Migration20261123093221_boardMeetings as postgres_20261123093221_boardMeetings } from './postgres/Migration20261123093221_boardMeetings.ts';
import { Migration20261123155215_accounts as postgres_20261123155215_accounts } from './postgres/Migration20261123155215_accounts.ts';
import { Migration20261123163807_leadProgress as postgres_20261123163807_leadProgress } from './postgres/Migration20261123163807_leadProgress.ts';
import { Migration20261123163941_boardHistory as postgres_20261123163941_boardHistory } from './postgres/Migration20261123163941_boardHistory.ts';
import { Migration20261123170533_leadViews as postgres_20261123170533_leadViews } from './postgres/Migration20261123170533_leadViews.ts';
import { Migration20261123205447_visitorHistory as postgres_20261123205447_visitorHistory } from './postgres/Migration20261123205447_visitorHistory.ts';
import { Migration20261123205449_leadFilters as postgres_20261123205449_leadFilters } from './postgres/Migration20261123205449_leadFilters.ts';
import { Migration20261123211825_pipeline as postgres_20261123211825_pipeline } from './postgres/Migration20261123211825_pipeline.ts';
import { Migration20261123212429_briefs as postgres_20261123212429_briefs } from './postgres/Migration20261123212429_briefs.ts';
import { Migration20261123212954_ownData as postgres_20261123212954_ownData } from './postgres/Migration20261123212954_ownData.ts';
import { Migration20261124022722_requestedCalls as postgres_20261124022722_requestedCalls } from './postgres/Migration20261124022722_requestedCalls.ts';
import { Migration20261125173325_dayCounts as postgres_20261125173325_dayCounts } from './postgres/Migration20261125173325_dayCounts.ts';
import { Migration20261126002000_responseWords as postgres_20261126002000_responseWords } from './postgres/Migration20261126002000_responseWords.ts';
import { Migration20261127110000_credentials as postgres_20261127110000_credentials } from './postgres/Migration20261127110000_credentials.ts';
import { Migration20261127130000_mailLimits as postgres_20261127130000_mailLimits } from './postgres/Migration20261127130000_mailLimits.ts';
import { Migration20261127150000_boardStorage as postgres_20261127150000_boardStorage } from './postgres/Migration20261127150000_boardStorage.ts';
import { Migration20261127160000_letterFold as postgres_20261127160000_letterFold } from './postgres/Migration20261127160000_letterFold.ts';
import { Migration20261127160100_feedIds as postgres_20261127160100_feedIds } from './postgres/Migration20261127160100_feedIds.ts';

/** Every migration, oldest first. Written by `npm run db create`. */
export const migrations = {
  sqlite: [
    sqlite_20261121110440_initial,
    sqlite_20261121113142_attribution,
    sqlite_20261121135204_outbox,
    sqlite_20261121135840_webhooks,
    sqlite_20261121140216_access,
    sqlite_20261121141714_counts,
    sqlite_20261121143228_newsletter,
    sqlite_20261121144500_leadwork,
    sqlite_20261121145201_whiteboard,
    sqlite_20261121145622_guide,
    sqlite_20261121151030_posts,
    sqlite_20261121174600_people,
    sqlite_20261122095429_proofs,
    sqlite_20261122131020_housekeeping,
    sqlite_20261122131214_mailquota,
    sqlite_20261122155902_viewcounts,
    sqlite_20261122162625_defaults,
    sqlite_20261122225553_queues,
    sqlite_20261123055109_subscriberDates,
    sqlite_20261123085149_guideVersions,
    sqlite_20261123085352_boardSections,
    sqlite_20261123085410_guideDraft,
    sqlite_20261123092618_guideFeedback,
    sqlite_20261123093221_boardMeetings,
    sqlite_20261123155215_accounts,
    sqlite_20261123163807_leadProgress,
    sqlite_20261123163941_boardHistory,
    sqlite_20261123170533_leadViews,
    sqlite_20261123205447_visitorHistory,
    sqlite_20261123205449_leadFilters,
    sqlite_20261123211824_pipeline,
    sqlite_20261123212429_briefs,
    sqlite_20261123212954_ownData,
    sqlite_20261124022722_requestedCalls,
    sqlite_20261125173325_dayCounts,
    sqlite_20261126002000_responseWords,
    sqlite_20261127110000_credentials,
    sqlite_20261127130000_mailLimits,
    sqlite_20261127150000_boardStorage,
    sqlite_20261127160000_letterFold,
    sqlite_20261127160100_feedIds,
  ],
  postgres: [
    postgres_20261121110440_initial,
    postgres_20261121113142_attribution,
    postgres_20261121135204_outbox,
    postgres_20261121135840_webhooks,
    postgres_20261121140216_access,
    postgres_20261121141714_counts,
    postgres_20261121143228_newsletter,
    postgres_20261121144500_leadwork,
    postgres_20261121145201_whiteboard,
    postgres_20261121145622_guide,
    postgres_20261121151030_posts,
    postgres_20261121174600_people,
    postgres_20261122095429_proofs,
    postgres_20261122131020_housekeeping,
    postgres_20261122131214_mailquota,
    postgres_20261122155902_viewcounts,
    postgres_20261122162625_defaults,
    postgres_20261122225553_queues,
    postgres_20261123055109_subscriberDates,
    postgres_20261123085149_guideVersions,
    postgres_20261123085352_boardSections,
    postgres_20261123085410_guideDraft,
    postgres_20261123092618_guideFeedback,
    postgres_20261123093221_boardMeetings,
    postgres_20261123155215_accounts,
    postgres_20261123163807_leadProgress,
    postgres_20261123163941_boardHistory,
    postgres_20261123170533_leadViews,
    postgres_20261123205447_visitorHistory,
    postgres_20261123205449_leadFilters,
    postgres_20261123211825_pipeline,
    postgres_20261123212429_briefs,
    postgres_20261123212954_ownData,
    postgres_20261124022722_requestedCalls,
    postgres_20261125173325_dayCounts,
    postgres_20261126002000_responseWords,
    postgres_20261127110000_credentials,
    postgres_20261127130000_mailLimits,
    postgres_20261127150000_boardStorage,
    postgres_20261127160000_letterFold,
    postgres_20261127160100_feedIds,
  ],
};
