import * as z from 'zod/mini';
import { NativeSelect } from '@mantine/core';
import { courseForm } from '../../shared/content/forms.ts';
import { leadFormFields } from '../../shared/leads/newLead.ts';
import { revenueLabels } from '../../shared/revenue.ts';
import { requiredText } from '../../shared/formText.ts';
import { withApi } from '../lib/api.tsx';
import { LeadFormLayout, PersonFields } from './fields.tsx';
import classes from './forms.module.css';
import { useLeadForm } from './useLeadForm.ts';

const { labels, required, emailFormat, revenuePlaceholder } = courseForm;

const messages = { firstName: required, lastName: required, email: required, emailFormat };

const schema = z.extend(leadFormFields(messages), {
  company: requiredText(200, required),
  revenue: requiredText(200, required),
});

export const CourseForm = withApi(() => {
  const kind = { leadType: 'proposal', offerType: 'skool-course' };
  const form = useLeadForm({ schema, ...kind, texts: courseForm });
  return (
    <LeadFormLayout form={form} hiddenValues={kind} copy={courseForm}>
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
      label={`${labels.revenue} *`}
      className={classes.wide}
    >
      <option value="">{revenuePlaceholder}</option>
      {Object.entries(revenueLabels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
