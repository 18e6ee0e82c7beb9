import { expect, test } from 'vitest';
import { parseTags, topicPath } from './topics.ts';

test('trims tags and drops empty and repeated ones', () => {
  expect(parseTags(' ROI, ,Guests,ROI,')).toEqual(['ROI', 'Guests']);
  expect(parseTags('')).toEqual([]);
});

test('gives each topic one address regardless of case and punctuation', () => {
  expect(topicPath('Lead Generation')).toBe('/blog/topics/lead-generation');
  expect(topicPath('lead--generation!')).toBe('/blog/topics/lead-generation');
  expect(topicPath('Größe')).toBe('/blog/topics/gr%C3%B6%C3%9Fe');
  expect(topicPath('&')).toBeUndefined();
});
