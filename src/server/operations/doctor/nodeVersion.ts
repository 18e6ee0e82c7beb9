import { failure, type Finding, ok, warning } from './check.ts';

/** The version that the site is tested with. */
const MAJOR = 24;

export function nodeFinding(version = process.versions.node): Finding {
  const major = Number.parseInt(version, 10);
  if (major < MAJOR)
    return failure('Node', `${version} is too old`, `Run the site with Node ${MAJOR}.`);
  if (major > MAJOR)
    return warning(
      'Node',
      `${version} is newer than the tested version`,
      `Run the site with Node ${MAJOR}.`,
    );
  return ok('Node', version);
}
