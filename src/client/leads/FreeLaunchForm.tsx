import { type ChangeEvent, type FormEvent, useState } from 'react';
import { z } from 'zod';
import { form as copy } from '../../shared/content/freeLaunch.ts';
import { emailText, requiredText, text } from '../../shared/text.ts';
import { useSiteConfig } from '../site/config.ts';
import { RichText } from '../ui/RichText.tsx';
import { useInBrowser } from '../ui/useInBrowser.ts';
import { Button, Checkbox, TextInput } from '@mantine/core';
import classes from './forms.module.css';
import { ownSchedulingPage, schedulingAddress, splitName } from '../scheduling.ts';
import '../inputStyles.ts';
import { remember } from '../remembered.ts';

const { required } = copy;
const Fields = z.object({
  fullName: requiredText(400, required.fullName),
  email: emailText(required.email),
  phone: text(200),
  terms: z.literal('on', required.terms),
});
type Errors = Partial<Record<string, string>>;

// Reading the policy must not cost what was typed.
const terms = copy.terms.map((part) =>
  typeof part === 'string' ? part : { ...part, newTab: true as const },
);

/** Leads to the scheduling page in a new tab. Nothing is sent to our server. */
export function FreeLaunchForm() {
  const { schedulingPageUrl } = useSiteConfig();
  const [errors, setErrors] = useState<Errors>({});
  const isReady = !!useInBrowser(() => true);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = Fields.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setErrors(parsed.success ? {} : errorsOf(parsed.error));
    if (parsed.success) goOn(parsed.data, schedulingPageUrl);
    else focusField(event.currentTarget, parsed.error.issues[0]?.path[0]);
  };
  const forget = ({ target }: ChangeEvent<HTMLFormElement>) =>
    setErrors(({ [target.name]: _mended, ...rest }) => rest);
  const input = { required: true, className: classes.wide };
  return (
    <form noValidate={isReady} onSubmit={submit} onChange={forget} className={classes.form}>
      <div className={classes.grid}>
        <TextInput
          {...input}
          name="fullName"
          label={`${copy.fullName} *`}
          error={errors.fullName}
          autoComplete="name"
        />
        <TextInput
          {...input}
          name="email"
          type="email"
          label={`${copy.email} *`}
          error={errors.email}
          autoComplete="email"
        />
        <TextInput
          name="phone"
          type="tel"
          label={copy.phone}
          autoComplete="tel"
          className={classes.wide}
        />
        <Checkbox
          {...input}

          name="terms"
          label={<RichText parts={terms} />}
          error={errors.terms}
        />
        <div className={classes.submit}>
          {/* A submit that this code does not handle would put the fields into the address. */}
          <Button type="submit" disabled={!isReady}>
            {copy.submit}
          </Button>
          <p className={classes.note}>{copy.note}</p>
        </div>
      </div>
    </form>
  );
}

function goOn({ fullName, email }: z.output<typeof Fields>, schedulingPage: string | undefined) {
  if (schedulingPage) {
    window.open(schedulingAddress(schedulingPage, fullName, email), '_blank', 'noopener');
    return;
  }
  // Our own page fills itself from what this visit remembers, of which only a tab we open gets a copy.
  remember({ ...splitName(fullName), email });
  window.open(ownSchedulingPage, '_blank');
}

function errorsOf(error: z.ZodError): Errors {
  return Object.fromEntries(
    error.issues.map(({ path, message }) => [String(path[0]), message]).toReversed(),
  );
}

function focusField(form: HTMLFormElement, name: PropertyKey | undefined) {
  const field = form.elements.namedItem(String(name));
  if (field instanceof HTMLElement) field.focus();
}
