import type { ContentKey } from '../../../shared/content/documents.ts';

/** Where a document of the content is edited. */
export const documentPath = (key: ContentKey) => `/admin/site/${key}`;
