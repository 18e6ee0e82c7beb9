import { LeadForm } from '../../leads/LeadForm.tsx';
import { useEstimate } from './useEstimate.ts';

/** The lead form of the home page: its message starts with the visitor's estimate. */
export const ProposalForm = () => (
  <LeadForm leadType="proposal" offerType="general" openingLine={useEstimate().line} />
);
