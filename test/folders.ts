import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Everything that the tests of a project write. */
    folder: string;
  }
}

/** Creates the folder of a project and removes it when its tests have ended. */
export function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'roi-test-'));
  // As root, the tests run Postgres as another user, which needs access to the folder.
  chmodSync(folder, 0o755);
  project.provide('folder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
