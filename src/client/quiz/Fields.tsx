import { TextInput, type TextInputProps } from '@mantine/core';
import {
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { quizPage } from '../../shared/content/quizPage.ts';
import '../inputStyles.ts';
import type { Contact, Person } from './forms.ts';
import { setContact, setPersonalInfo } from './input.ts';

const { fields } = quizPage;

export function PersonFields({ form: { control } }: { form: UseFormReturn<Person> }) {
  const common = { control, required: true, maxLength: 200 };
  return (
    <>
      <Field
        {...fields.name}
        {...common}
        name="name"
        autoComplete="name"
        onType={(text) => setPersonalInfo('name', text)}
      />
      <Field
        {...fields.city}
        {...common}
        name="city"
        autoComplete="address-level2"
        onType={(text) => setPersonalInfo('city', text)}
      />
      <Field
        {...fields.niche}
        {...common}
        name="niche"
        autoComplete="off"
        onType={(text) => setPersonalInfo('niche', text)}
      />
    </>
  );
}

export function ContactFields({ form: { control } }: { form: UseFormReturn<Contact> }) {
  return (
    <>
      <Field
        {...fields.name}
        control={control}
        required
        maxLength={200}
        name="contactName"
        autoComplete="name"
        onType={(text) => setContact('name', text)}
      />
      <Field
        {...fields.email}
        control={control}
        required
        maxLength={320}
        type="email"
        name="email"
        autoComplete="email"
        onType={(text) => setContact('email', text)}
      />
    </>
  );
}

type FieldProps<Values extends FieldValues> = Omit<TextInputProps, 'name'> & {
  control: UseFormReturn<Values>['control'];
  name: FieldPath<Values>;
  onType: (text: string) => void;
};

function Field<Values extends FieldValues>({
  control,
  name,
  onType,
  ...input
}: FieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <TextInput
      {...input}
      {...field}
      error={fieldState.error?.message}
      onChange={(event) => {
        field.onChange(event);
        onType(event.target.value);
      }}
    />
  );
}
