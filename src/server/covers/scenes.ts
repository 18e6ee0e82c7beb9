import { calendar, columnChart, dotChart, metroMap, soundRing } from './charts.ts';
import type { Draw } from './shapes.ts';
import { bubbles, people, pieces, sheets } from './objects.ts';

/** A drawing that shows as many things as the title names. */
type Scene = { topics: RegExp; min: number; max: number; draw: Draw };

export const scenes: readonly Scene[] = [
  { topics: /guest|client|lead|team|founder|hiring|people/i, min: 2, max: 30, draw: people },
  { topics: /roi|measur|metric|pricing|cost|revenue|sales/i, min: 3, max: 12, draw: columnChart },
  { topics: /template|email|outreach|writing|newsletter/i, min: 1, max: 7, draw: sheets },
  { topics: /plan|founder|time|week|launch/i, min: 2, max: 30, draw: calendar },
  { topics: /strateg|process|position|guide/i, min: 3, max: 9, draw: metroMap },
  { topics: /produc|equipment|audio|sound|record/i, min: 2, max: 30, draw: soundRing },
  { topics: /interview|question|conversation|outreach/i, min: 1, max: 24, draw: bubbles },
  { topics: /content|repurpos|distribution|social|video/i, min: 8, max: 40, draw: pieces },
  { topics: /measur|growth|market|audience|pricing/i, min: 0, max: 100, draw: dotChart },
];
