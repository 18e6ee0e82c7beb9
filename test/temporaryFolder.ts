import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Creates a folder that is removed when the tests have ended. */
export const temporaryFolder = () => mkdtempSync(join(inject('folder'), 'folder-'));
