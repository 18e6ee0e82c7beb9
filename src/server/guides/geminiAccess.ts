import type { Config } from '../config.ts';

export type Gemini = { apiKey: string; model: string; baseUrl: string };

type GeminiSettings = Pick<Config, 'GEMINI_API_KEY' | 'GEMINI_MODEL' | 'GEMINI_BASE_URL'>;

/** Returns how to reach Gemini, if it is configured. */
export const geminiOf = (config: GeminiSettings): Gemini | undefined =>
  config.GEMINI_API_KEY
    ? {
        apiKey: config.GEMINI_API_KEY,
        model: config.GEMINI_MODEL,
        baseUrl: config.GEMINI_BASE_URL,
      }
    : undefined;
