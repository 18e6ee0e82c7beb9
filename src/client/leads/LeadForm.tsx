import { leadForm } from '../../shared/content/forms.ts';
import { leadFormFields } from '../../shared/leads/newLead.ts';
import { withApi } from '../lib/api.tsx';
import { LeadFormLayout, PersonFields } from './fields.tsx';
import { useLeadForm } from './useLeadForm.ts';
import { useOpeningLine } from './useOpeningLine.ts';

const schema = leadFormFields(leadForm.errors);

type LeadFormProps = {
  leadType?: string;
  offerType?: string;
  copy?: typeof leadForm;
  /** The first line of the message, such as an estimate, which the visitor can remove. */
  openingLine?: string;
};

export const LeadForm = withApi(
  ({
    leadType = 'inquiry',
    offerType = 'general',
    copy = leadForm,
    openingLine = '',
  }: LeadFormProps) => {
    const form = useLeadForm({ schema, leadType, offerType, texts: copy });
    useOpeningLine(form, openingLine);
    return (
      <LeadFormLayout
        form={form}
        hiddenValues={{ leadType, offerType, revenue: '' }}
        copy={copy}
        message={{ placeholder: copy.placeholders.message }}
      >
        <PersonFields form={form} />
      </LeadFormLayout>
    );
  },
);
