import { describe, expect, test } from 'vitest';
import { aiGuide, type Behavior, geminiServer } from '../../../test/gemini.ts';
import { ada, by, patient, writtenWhile } from '../../../test/generating.ts';
import { heldDeadline } from '../../../test/stoppedClock.ts';
import { Guide } from '../../shared/quiz/guide.ts';
import { checkGuide } from './checks.ts';
import { generateGuide } from './generate.ts';

describe('a response that ends early', () => {
  test.each<[string, Behavior[], number]>([
    ['hangs in the middle', ['hang in the middle'], 1],
    ['is cut off twice', ['malformed'], 2],
    ['loses its line twice', ['reset in the middle'], 2],
    ['stops being JSON twice', ['garbled in the middle'], 2],
    ['is declined in the middle', ['declined in the middle'], 1],
    ['is cut off, and then refused', ['reset in the middle', { status: 429 }], 2],
  ])('%s: what has arrived is kept', async (_name, behaviors, calls) => {
    const deadline = heldDeadline(patient.gemini);
    const generated = await writtenWhile(behaviors, {}, () => {
      if (behaviors.includes('hang in the middle')) deadline.pass();
    });
    expect(generated.calls).toHaveLength(calls);
    expect(generated).toMatchObject({ writtenBy: 'gemini', shouldRetryLater: false });
    const { guide } = generated;
    expect(Guide.safeParse(guide).error).toBeUndefined();
    expect(checkGuide(guide, ada)).toEqual([]);
    expect(guide.names).toEqual(aiGuide.names);
    // The prompt of the second call contains the existing sections and requests only the rest.
    const [, second] = generated.calls;
    if (!second) return;
    const { contents, generationConfig } = JSON.parse(second.body);
    expect(generationConfig.responseSchema.propertyOrdering).not.toContain('names');
    expect(contents[0].parts[0].text).toContain('<kept>');
  });

  test('is continued after a restart with the sections that were stored', async () => {
    await using gemini = await geminiServer('ok');
    const { names, episodes } = aiGuide;
    const written = { names, episodes };
    const generated = await generateGuide(ada, { ...by(gemini), written });
    expect(generated).toMatchObject({ writtenBy: 'gemini', guide: aiGuide });
    const { generationConfig } = JSON.parse(gemini.calls[0]?.body ?? '');
    expect(generationConfig.responseSchema.required).toHaveLength(8);
    // By a server without Gemini.
    const { guide, writtenBy } = await generateGuide(ada, {
      consumeQuota: async () => true,
      written,
    });
    expect(writtenBy).toBe('gemini');
    expect(guide).toMatchObject(written);
    expect(checkGuide(guide, ada)).toEqual([]);
  });
});
