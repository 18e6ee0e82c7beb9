import { expect, test } from 'vitest';
import { parseTags, topicPath } from './topics.ts';

test('trims tags and drops empty and repeated ones', () => {
  expect(parseTags(' ROI, ,Guests,ROI,')).toEqual(['ROI', 'Guests']);
  expect(parseTags('')).toEqual([]);
  expect(parseTags('播客，销售、客户;ROI； ضيوف، مبيعات؛ Guests')).toEqual([
    '播客',
    '销售',
    '客户',
    'ROI',
    'ضيوف',
    'مبيعات',
    'Guests',
  ]);
});

test('gives each topic one address regardless of case, accents and punctuation', () => {
  expect(topicPath('Lead Generation')).toBe('/blog/topics/lead-generation');
  expect(topicPath('lead--generation!')).toBe('/blog/topics/lead-generation');
  for (const tag of ['Größe', 'grosse']) expect(topicPath(tag)).toBe('/blog/topics/grosse');
  for (const tag of ["What's next", 'Whats Next']) expect(topicPath(tag)).toMatch(/\/whats-next$/);
  expect(topicPath('&')).toBeUndefined();
});
