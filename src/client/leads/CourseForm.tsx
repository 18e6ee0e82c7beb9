import * as z from 'zod/mini';
import { NativeSelect } from '@mantine/core';
import { leadErrors, leadFormFields } from '../../shared/leads/newLead.ts';
import { revenueLabels } from '../../shared/revenue.ts';
import { requiredText } from '../../shared/formText.ts';
import { withApi } from '../lib/api.tsx';
import { useContent } from '../lib/content.ts';
import { LeadFormLayout, PersonFields } from './fields.tsx';
import classes from './forms.module.css';
import { useLeadForm } from './useLeadForm.ts';

const required = 'Required';
const messages = { ...leadErrors, firstName: required, lastName: required, email: required };

const schema = z.extend(leadFormFields(messages), {
  company: requiredText(200, required),
  revenue: requiredText(200, required),
});

export const CourseForm = withApi(() => {
  const kind = { leadType: 'proposal', offerType: 'skool-course' };
  const copy = useContent('forms').course;
  const form = useLeadForm({ schema, ...kind, copy });
  return (
    <LeadFormLayout
      form={form}
      hiddenValues={kind}
      copy={copy}
      message={{ label: 'Message (optional)' }}
    >
      <PersonFields form={form} isCompanyRequired />
      <RevenueField form={form} />
    </LeadFormLayout>
  );
});

/** A component, so it registers after the fields before it: the first invalid field gets the focus. */
function RevenueField({ form }: { form: ReturnType<typeof useLeadForm> }) {
  return (
    <NativeSelect
      {...form.field('revenue')}
      required
      label="Annual revenue *"
      className={classes.wide}
    >
      <option value="">Choose a range</option>
      {Object.entries(revenueLabels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
