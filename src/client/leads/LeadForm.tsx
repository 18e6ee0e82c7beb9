import type { Form } from '../../shared/content/forms.ts';
import { leadErrors, leadFormFields } from '../../shared/leads/newLead.ts';
import { withApi } from '../lib/api.tsx';
import { useContent } from '../lib/content.ts';
import { LeadFormLayout, PersonFields } from './fields.tsx';
import { useLeadForm } from './useLeadForm.ts';
import { useOpeningLine } from './useOpeningLine.ts';

const schema = leadFormFields(leadErrors);

type LeadFormProps = {
  leadType?: string;
  offerType?: string;
  /** Overrides of the texts that all message forms share. */
  texts?: Partial<Form>;
  /** The first line of the message, such as an estimate, which the visitor can remove. */
  openingLine?: string;
};

export const LeadForm = withApi(
  ({ leadType = 'inquiry', offerType = 'general', texts, openingLine = '' }: LeadFormProps) => {
    const copy = { ...useContent('forms').message, ...texts };
    const form = useLeadForm({ schema, leadType, offerType, copy });
    useOpeningLine(form, openingLine);
    return (
      <LeadFormLayout
        form={form}
        hiddenValues={{ leadType, offerType, revenue: '' }}
        copy={copy}
        message={{ placeholder: copy.placeholder }}
      >
        <PersonFields form={form} />
      </LeadFormLayout>
    );
  },
);
