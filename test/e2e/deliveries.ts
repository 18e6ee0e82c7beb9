import { startMailgun } from '../mailgun.ts';
import { startSite } from './site.ts';

export type Deliveries = Awaited<ReturnType<typeof startDeliveries>>;

/** A site with a local Mailgun server. */
export async function startDeliveries(environment: Record<string, string> = {}) {
  const mailgun = await startMailgun();
  const site = await startSite({
    environment: { ...mailgun.environment, ...environment },
    hasQuickLivePoll: true,
  });
  return {
    site,
    mailgun,
    async stop() {
      await site.stop();
      await mailgun[Symbol.asyncDispose]();
    },
  };
}
