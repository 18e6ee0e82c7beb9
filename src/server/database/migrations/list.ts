import { Migration20261127170000_initial as sqlite_20261127170000_initial } from './sqlite/Migration20261127170000_initial.ts';
import { Migration20261128024500_apostrophes as sqlite_20261128024500_apostrophes } from './sqlite/Migration20261128024500_apostrophes.ts';
import { Migration20261128030641_asciiDomains as sqlite_20261128030641_asciiDomains } from './sqlite/Migration20261128030641_asciiDomains.ts';
import { Migration20261128072850_boardCopies as sqlite_20261128072850_boardCopies } from './sqlite/Migration20261128072850_boardCopies.ts';
import { Migration20261128103330_documentVersions as sqlite_20261128103330_documentVersions } from './sqlite/Migration20261128103330_documentVersions.ts';
import { Migration20261128143126_settings as sqlite_20261128143126_settings } from './sqlite/Migration20261128143126_settings.ts';
import { Migration20261128143402_media as sqlite_20261128143402_media } from './sqlite/Migration20261128143402_media.ts';
import { Migration20261128145606_notificationChoices as sqlite_20261128145606_notificationChoices } from './sqlite/Migration20261128145606_notificationChoices.ts';
import { Migration20261128184412_shareToken as sqlite_20261128184412_shareToken } from './sqlite/Migration20261128184412_shareToken.ts';
import { Migration20261128193754_auditObjectName as sqlite_20261128193754_auditObjectName } from './sqlite/Migration20261128193754_auditObjectName.ts';
import { Migration20261127170000_initial as postgres_20261127170000_initial } from './postgres/Migration20261127170000_initial.ts';
import { Migration20261128024500_apostrophes as postgres_20261128024500_apostrophes } from './postgres/Migration20261128024500_apostrophes.ts';
import { Migration20261128030641_asciiDomains as postgres_20261128030641_asciiDomains } from './postgres/Migration20261128030641_asciiDomains.ts';
import { Migration20261128072850_boardCopies as postgres_20261128072850_boardCopies } from './postgres/Migration20261128072850_boardCopies.ts';
import { Migration20261128103330_documentVersions as postgres_20261128103330_documentVersions } from './postgres/Migration20261128103330_documentVersions.ts';
import { Migration20261128143126_settings as postgres_20261128143126_settings } from './postgres/Migration20261128143126_settings.ts';
import { Migration20261128143402_media as postgres_20261128143402_media } from './postgres/Migration20261128143402_media.ts';
import { Migration20261128145606_notificationChoices as postgres_20261128145606_notificationChoices } from './postgres/Migration20261128145606_notificationChoices.ts';
import { Migration20261128184412_shareToken as postgres_20261128184412_shareToken } from './postgres/Migration20261128184412_shareToken.ts';
import { Migration20261128193754_auditObjectName as postgres_20261128193754_auditObjectName } from './postgres/Migration20261128193754_auditObjectName.ts';

/** Every migration, oldest first. Written by `npm run db create`. */
export const migrations = {
  sqlite: [
    sqlite_20261127170000_initial,
    sqlite_20261128024500_apostrophes,
    sqlite_20261128030641_asciiDomains,
    sqlite_20261128072850_boardCopies,
    sqlite_20261128103330_documentVersions,
    sqlite_20261128143126_settings,
    sqlite_20261128143402_media,
    sqlite_20261128145606_notificationChoices,
    sqlite_20261128184412_shareToken,
    sqlite_20261128193754_auditObjectName,
  ],
  postgres: [
    postgres_20261127170000_initial,
    postgres_20261128024500_apostrophes,
    postgres_20261128030641_asciiDomains,
    postgres_20261128072850_boardCopies,
    postgres_20261128103330_documentVersions,
    postgres_20261128143126_settings,
    postgres_20261128143402_media,
    postgres_20261128145606_notificationChoices,
    postgres_20261128184412_shareToken,
    postgres_20261128193754_auditObjectName,
  ],
};
