import type { AuditChange } from '../../shared/audit.ts';
import { Settings } from '../../shared/content/settings.ts';
import { isObject } from '../../shared/isObject.ts';
import type { DocumentFields } from '../../shared/site.ts';
import { fileDocuments } from '../content/siteContent.ts';

/** Returns the settings of the file. */
export const settingDefaults = () => Settings.parse(fileDocuments().settings);

/** Returns the settings that differ, for the audit log. */
export function settingChanges(before: DocumentFields, after: DocumentFields): AuditChange[] {
  return Object.entries(Settings.shape).flatMap(([section, { shape }]) =>
    Object.keys(shape)
      .map((field) => ({
        field: `${section}.${field}`,
        before: textAt(before[section], field),
        after: textAt(after[section], field),
      }))
      .filter((change) => change.before !== change.after),
  );
}

function textAt(section: unknown, field: string) {
  const value = isObject(section) ? section[field] : undefined;
  if (value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
