import { Guide, type SectionKey } from '../../src/shared/quiz/guide.ts';
import type { Site } from './site.ts';

type Kept = { guide: string; by: string; text: string };

/** Takes a written guide back, and writes it again as another process would. */
export function rewriting(site: Site, guideUrl: string) {
  const token = guideUrl.split('/').at(-1) ?? '';
  const { guide, by, text } = site.inDatabase((database) => {
    const kept = database
      .prepare<[string], Kept>(
        `select guide, guide_by as "by", generated_strategy as text
        from quiz_responses where guide_token = ?`,
      )
      .get(token);
    if (!kept?.guide) throw new Error(`There is no guide at ${guideUrl}`);
    return kept;
  });
  const store = (...values: (string | null)[]) =>
    site.inDatabase((database) =>
      database
        .prepare(
          `update quiz_responses
          set guide = ?, guide_by = ?, generated_strategy = ?, guide_draft = ?
          where guide_token = ?`,
        )
        .run(...values, token),
    );
  const whole = Guide.parse(JSON.parse(guide));
  return {
    /** Leaves these sections. */
    write: (...keys: SectionKey[]) =>
      store(
        null,
        null,
        null,
        JSON.stringify(Object.fromEntries(keys.map((key) => [key, whole[key]]))),
      ),
    finish: () => store(guide, by, text, null),
  };
}
