import { defineEntity, p } from '@mikro-orm/core';

/** Calls to Gemini per day, across all processes. */
export const GeminiDayEntity = defineEntity({
  name: 'GeminiDay',
  tableName: 'gemini_days',
  properties: {
    /** In UTC, as 2026-11-21. */
    day: p.string().length(10).primary(),
    calls: p.integer(),
  },
});
