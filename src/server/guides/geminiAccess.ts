import type { Config } from '../config.ts';
import { MINUTE_MS } from '../../shared/durations.ts';

/** Calls in a row that reached their time limit before Gemini is skipped. */
const MAX_TIMEOUTS = 2;
const PAUSE_MS = 5 * MINUTE_MS;

/** Skips a Gemini that hangs, so that not every visitor waits until the time limit. */
export class GeminiPause {
  #timeouts = 0;
  #until = -Infinity;

  /** Whether Gemini may be called: during a pause not at all, and after it once. */
  admitCall() {
    if (this.#timeouts < MAX_TIMEOUTS) return true;
    if (performance.now() < this.#until) return false;
    this.#extend();
    return true;
  }

  record(isTimeout: boolean) {
    this.#timeouts = isTimeout ? this.#timeouts + 1 : 0;
    this.#extend();
  }

  #extend() {
    this.#until = performance.now() + PAUSE_MS;
  }
}

export type Gemini = { apiKey: string; model: string; baseUrl: string; pause: GeminiPause };

type GeminiSettings = Pick<Config, 'GEMINI_API_KEY' | 'GEMINI_MODEL' | 'GEMINI_BASE_URL'>;

/** Returns how to reach Gemini, if it is configured. */
export const geminiOf = (config: GeminiSettings): Gemini | undefined =>
  config.GEMINI_API_KEY
    ? {
        apiKey: config.GEMINI_API_KEY,
        model: config.GEMINI_MODEL,
        baseUrl: config.GEMINI_BASE_URL,
        pause: new GeminiPause(),
      }
    : undefined;
