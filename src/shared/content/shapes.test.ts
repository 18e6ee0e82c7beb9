import { expect, test } from 'vitest';
import { template } from './shapes.ts';

test('a text with computed values has no others', () => {
  const schema = template('time', 'free');
  for (const text of ['14 days', 'Live, {time} are yours; {free} free', '{{claims.years}}, {time}'])
    expect(schema.safeParse(text).data).toBe(text);
  for (const text of ['', '{times}', 'a { b', 'a } b', '{}'])
    expect(schema.safeParse(text).success).toBe(false);
});
