import { TextInput, type TextInputProps } from '@mantine/core';
import {
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { useContent } from '../lib/content.ts';
import '../ui/inputStyles.ts';
import { useStore } from '../lib/store.ts';
import type { Contact, Person } from './forms.ts';
import { setContact, setPersonalInfo } from './input.ts';
import { options } from './loadOptions.ts';

const personal = [
  { name: 'name', autoComplete: 'name', required: true },
  { name: 'city', autoComplete: 'address-level2', required: true },
  { name: 'niche', autoComplete: 'off', required: true },
  { name: 'buyers', autoComplete: 'off', required: false },
] as const;

export function PersonFields({ form: { control } }: { form: UseFormReturn<Person> }) {
  const { fields } = useContent('pages/quiz');
  const loaded = useStore(options);
  return (
    <>
      {personal.map(({ name, ...input }) => (
        <Field
          key={name}
          {...fields[name]}
          control={control}
          name={name}
          {...input}
          onType={(text) => setPersonalInfo(name, text)}
        />
      ))}
      {loaded && <loaded.ReadingLine />}
    </>
  );
}

export function ContactFields({ form: { control } }: { form: UseFormReturn<Contact> }) {
  const { fields } = useContent('pages/quiz');
  return (
    <>
      <Field
        {...fields.name}
        control={control}
        name="contactName"
        autoComplete="name"
        onType={(text) => setContact('name', text)}
      />
      <Field
        {...fields.email}
        control={control}
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

function Field<Values extends FieldValues>(props: FieldProps<Values>) {
  const { control, name, onType, ...input } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <TextInput
      required
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
