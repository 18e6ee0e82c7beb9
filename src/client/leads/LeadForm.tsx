import { leadForm } from '../../shared/content/forms.ts';
import { leadFormFields } from '../../shared/leads/newLead.ts';
import { withApi } from '../lib/api.tsx';
import { createStore, type Store, useStore } from '../lib/store.ts';
import { LeadFormLayout, PersonFields } from './fields.tsx';
import { useLeadForm } from './useLeadForm.ts';
import { useOpeningLine } from './useOpeningLine.ts';

const schema = leadFormFields(leadForm.errors);

type LeadFormProps = {
  leadType?: string;
  offerType?: string;
  /** The first line of the message, such as an estimate, which the visitor can remove. */
  opening?: Store<string>;
};

const none = createStore('');

export const LeadForm = withApi(
  ({ leadType = 'inquiry', offerType = 'general', opening = none }: LeadFormProps) => {
    const form = useLeadForm({ schema, leadType, offerType, texts: leadForm });
    useOpeningLine(form, useStore(opening));
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
