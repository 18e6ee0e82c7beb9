import { leadForm } from '../../shared/content/forms.ts';
import { leadFormFields } from '../../shared/leads/newLead.ts';
import { withApi } from '../lib/api.tsx';
import { LeadFormLayout, PersonFields } from './fields.tsx';
import { useLeadForm } from './useLeadForm.ts';

const schema = leadFormFields(leadForm.errors);

type LeadFormProps = { leadType?: string; offerType?: string };

export const LeadForm = withApi(
  ({ leadType = 'inquiry', offerType = 'general' }: LeadFormProps) => {
    const form = useLeadForm({ schema, leadType, offerType, texts: leadForm });
    return (
      <LeadFormLayout
        form={form}
        hidden={{ leadType, offerType, revenue: '' }}
        copy={leadForm}
        message={{ placeholder: leadForm.placeholders.message, rows: 4 }}
      >
        <PersonFields form={form} />
      </LeadFormLayout>
    );
  },
);
