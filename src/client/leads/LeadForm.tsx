import * as z from 'zod/mini';
import { leadForm } from '../../shared/content/forms.ts';
import { askedLead } from '../../shared/leads/newLead.ts';
import { honeypot } from '../../shared/honeypot.ts';
import { text } from '../../shared/formText.ts';
import { withApi } from '../lib/api.tsx';
import { LeadFields, PersonFields } from './fields.tsx';
import { useLeadForm } from './useLeadForm.ts';

const schema = z.extend(askedLead(leadForm.errors), {
  // Required by the lead, not a field of this form.
  revenue: z.prefault(text(200), ''),
  ...honeypot,
});

type LeadFormProps = { leadType?: string; offerType?: string };

export const LeadForm = withApi(
  ({ leadType = 'inquiry', offerType = 'general' }: LeadFormProps) => {
    const form = useLeadForm({ schema, leadType, offerType, notices: leadForm });
    return (
      <form {...form.formProps}>
        <LeadFields
          form={form}
          hidden={{ leadType, offerType, revenue: '' }}
          copy={leadForm}
          message={{ placeholder: leadForm.placeholders.message, rows: 4 }}
        >
          <PersonFields form={form} />
        </LeadFields>
      </form>
    );
  },
);
