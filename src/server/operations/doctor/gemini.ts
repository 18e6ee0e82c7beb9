import { z } from 'zod';
import type { Config } from '../../config.ts';
import { CALL_LIMIT_MS, type Check, failure, type Finding, ok, warning } from './check.ts';

const Model = z.object({ supportedGenerationMethods: z.array(z.string()) });

/** Reads the model by REST, because Google's library can only generate. */
export const geminiCheck = (config: Config): Check => ({
  name: 'Gemini',
  advice:
    'Check GEMINI_BASE_URL and the network; until then the built-in writer creates the guides.',
  run: async () => {
    const { GEMINI_API_KEY: key, GEMINI_MODEL: model, GEMINI_BASE_URL: baseUrl } = config;
    if (!key) return [ok('Gemini', 'not configured: the built-in writer creates the guides')];
    const response = await fetch(`${baseUrl}/v1beta/models/${encodeURIComponent(model)}`, {
      headers: { 'x-goog-api-key': key },
      // Another host must not get the key.
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
    });
    if (!response.ok) return [rejectionFinding(response.status, model)];
    const { supportedGenerationMethods: methods } = Model.parse(await response.json());
    return [
      methods.includes('generateContent')
        ? ok('Gemini', `the key is valid, ${model} exists`)
        : failure('Gemini', `${model} generates no text`, 'Set GEMINI_MODEL to another model.'),
    ];
  },
});

function rejectionFinding(status: number, model: string): Finding {
  // Google rejects an invalid key with 400.
  if ([400, 401, 403].includes(status))
    return failure('Gemini', `rejected the key (${status})`, 'Correct GEMINI_API_KEY.');
  if (status === 404)
    return failure(
      'Gemini',
      `does not know the model ${model} (404)`,
      'Set GEMINI_MODEL to a model that your account may use.',
    );
  return warning(
    'Gemini',
    `returned ${status}`,
    'Try again later; until then the built-in writer creates the guides.',
  );
}
