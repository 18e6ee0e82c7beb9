import { lead as testLead } from '../../test/submissions.ts';

export { quiz } from '../../test/submissions.ts';

/** The body of POST /api/leads in all measurements. */
export const lead = {
  ...testLead,
  message: 'We would like to talk about a show for our buyers.',
};
