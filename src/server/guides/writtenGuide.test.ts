import { expect, test } from 'vitest';
import { guideView } from './writtenGuide.ts';

const createdAt = new Date('2026-11-23T12:00:00Z');

/** As the former writer stored it, beside JSON of a structure that is no longer known. */
const former = `# A podcast strategy for Ada

A show about engines \\& people.

## Positioning

**The show on engines.**

A paragraph.

## First ten episodes

1. **What breaks first**
   - An angle.
   - 30 minutes with a guest
2. **What lasts**
   - Another angle.

### How it runs

- **Minutes 0–2:** The case`;

test('a guide of a former structure is read from its Markdown', () => {
  const view = guideView(
    { guide: { summary: 'Old' }, generatedStrategy: former, createdAt },
    'Ada',
  );
  expect(view).toEqual({
    name: 'Ada',
    writtenOn: '2026-11-23',
    summary: 'A show about engines & people.',
    sections: [
      {
        id: 'part-1',
        title: 'Positioning',
        blocks: [
          { kind: 'text', text: 'The show on engines.' },
          { kind: 'text', text: 'A paragraph.' },
        ],
      },
      {
        id: 'part-2',
        title: 'First ten episodes',
        blocks: [
          {
            kind: 'numbered',
            items: [
              {
                title: 'What breaks first',
                facts: [{ text: 'An angle.' }, { text: '30 minutes with a guest' }],
              },
              { title: 'What lasts', facts: [{ text: 'Another angle.' }] },
            ],
          },
          { kind: 'heading', text: 'How it runs' },
          { kind: 'list', items: [{ title: 'Minutes 0–2: The case', facts: [] }] },
        ],
      },
    ],
  });
});

test('a response without a guide has no sections', () => {
  expect(guideView({ guide: null, generatedStrategy: null, createdAt }, 'Ada').sections).toEqual(
    [],
  );
});
