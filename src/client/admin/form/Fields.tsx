import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import {
  Checkbox,
  Fieldset,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { use, useState } from 'react';
import { type RegisterOptions, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { labelOf } from '../../../shared/labelOf.ts';
import type { Field } from './fieldOf.ts';
import { DefaultNote, FieldSources, FixedInput } from './fieldSources.tsx';
import { MediaInput } from '../media/MediaInput.tsx';
import { ListInput } from './ListInput.tsx';
import { ShownText } from './references.tsx';

type Props<Kind extends Field['kind'] = Field['kind']> = {
  field: Extract<Field, { kind: Kind }>;
  path: string;
  /** Replaces the title of the field, as for an entry of a list. */
  label?: string | undefined;
};

/** The fields of a part of a document; short ones share a line. */
export function Fields({ field, path, label }: Props) {
  // The surrounding card or fieldset shows the title.
  if (field.kind === 'list') return <ListOf field={field} path={path} />;
  if (field.kind !== 'object') return <FieldInput field={field} path={path} label={label} />;
  const entries = field.fields.map(([key, one]) => ({ field: one, path: `${path}.${key}` }));
  const short = entries.filter(({ field: { kind } }) => shortKinds.has(kind));
  const long = entries.filter(({ field: { kind } }) => !shortKinds.has(kind));
  return (
    <Stack gap="sm">
      {field.help && <Help text={field.help} />}
      {short.length > 0 && (
        <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="sm">
          {short.map((entry) => (
            <FieldInput key={entry.path} {...entry} />
          ))}
        </SimpleGrid>
      )}
      {long.map((entry) => (
        <FieldInput key={entry.path} {...entry} />
      ))}
    </Stack>
  );
}

const shortKinds: ReadonlySet<Field['kind']> = new Set(['number', 'numbers', 'choice']);

const Help = ({ text }: { text: string }) => (
  <Text size="sm" c="dimmed">
    {text}
  </Text>
);

/** The input of one field. */
export function FieldInput({ field, path, label = field.title }: Props) {
  const fixed = use(FieldSources)?.fixed.get(path);
  if (fixed) return <FixedInput label={label} {...fixed} />;
  switch (field.kind) {
    case 'object':
      return (
        <Fieldset legend={label}>
          <Fields field={field} path={path} />
        </Fieldset>
      );
    case 'list':
      // A list whose title is that of its entries has no heading of its own.
      if (field.entry === label) return <ListOf field={field} path={path} />;
      return (
        <Fieldset legend={label}>
          <ListOf field={field} path={path} />
        </Fieldset>
      );
    case 'optional':
      return <OptionalInput field={field} path={path} label={label} />;
    case 'either':
      return <EitherInput field={field} path={path} label={label} />;
    case 'choice':
      return <ChoiceInput field={field} path={path} label={label} />;
    case 'flag':
    case 'number':
    case 'numbers':
      return <ShortInput field={field} path={path} label={label} />;
    case 'media':
      return <MediaField field={field} path={path} label={label} />;
    case 'text':
      return field.isInternal ? (
        <InternalField field={field} path={path} label={label} />
      ) : (
        <TextField field={field} path={path} label={label} />
      );
  }
}

/** Registers a field and adds its label, help and error. */
function useInput(field: Field, path: string, label: string, options?: RegisterOptions) {
  const { register, control, getFieldState } = useFormContext();
  const sources = use(FieldSources);
  const state = useFormState({ control, name: path });
  const { error } = getFieldState(path, state);
  return {
    ...register(path, options),
    label: field.isOptional && field.kind !== 'flag' ? `${label} (optional)` : label,
    description: sources ? (
      <DefaultNote field={field} path={path} defaults={sources.defaults} />
    ) : (
      field.help
    ),
    error: error?.message ?? error?.root?.message,
  };
}

const ListOf = ({ field, path }: Props<'list'>) => (
  <Stack gap="sm">
    {field.help && <Help text={field.help} />}
    <ListInput field={field} path={path}>
      {(entryPath, entryLabel) => <Fields field={field.item} path={entryPath} label={entryLabel} />}
    </ListInput>
  </Stack>
);

function OptionalInput({ field, path, label }: Props<'optional'> & { label: string }) {
  const { register } = useFormContext();
  const isThere: unknown = useWatch({ name: `${path}.isThere` });
  return (
    <Fieldset legend={label}>
      <Checkbox {...register(`${path}.isThere`)} label={`Show “${label}”`} />
      {isThere === true && <Fields field={field.item} path={`${path}.value`} />}
    </Fieldset>
  );
}

function EitherInput({ field: { options }, path, label }: Props<'either'> & { label: string }) {
  const { register } = useFormContext();
  const use = Number(useWatch({ name: `${path}.use` }));
  const option = options[use] ?? options[0];
  const kinds = options.map(({ title }, index) => ({ value: `${index}`, label: title }));
  return (
    <Fieldset legend={label}>
      <Stack gap="sm">
        <NativeSelect label="Kind" data={kinds} w="12rem" {...register(`${path}.use`)} />
        <Fields
          key={use}
          field={option}
          path={`${path}.options.${use}`}
          label={option.kind === 'text' ? 'Text' : option.title}
        />
      </Stack>
    </Fieldset>
  );
}

function ShortInput({ field, path, label }: Props & { label: string }) {
  const isNumber = field.kind === 'number';
  const input = useInput(field, path, label, isNumber ? { valueAsNumber: true } : undefined);
  if (field.kind === 'flag') return <Checkbox {...input} />;
  // The example is not a description, so that the fields of a line are equally high.
  return isNumber ? (
    <TextInput type="number" {...input} />
  ) : (
    <TextInput placeholder="1, 2" {...input} />
  );
}

/** Longer texts have several lines. */
const LONGEST_LINE = 160;
const rowsFor = (longest: number) => (longest > 1000 ? 10 : longest > 500 ? 5 : 3);

/** Has no `maxLength`, which would cut a pasted text: an error names the limit. */
function TextField({ field, path, label }: Props<'text'> & { label: string }) {
  const input = useInput(field, path, label);
  const { longest } = field;
  if (longest <= LONGEST_LINE) return <TextInput {...input} />;
  if (longest < Infinity) return <Textarea rows={rowsFor(longest)} {...input} />;
  return (
    <div>
      <Textarea autosize minRows={1} {...input} />
      <ShownText path={path} />
    </div>
  );
}

/** Stays while it is emptied. */
function InternalField(props: Props<'text'> & { label: string }) {
  const { getValues } = useFormContext();
  const [isThere] = useState(() => !!getValues(props.path));
  return isThere && <TextField {...props} />;
}

function MediaField({ field, path, label }: Props<'media'> & { label: string }) {
  const { setValue } = useFormContext();
  const id: unknown = useWatch({ name: path });
  const { ref, error, label: title, description } = useInput(field, path, label);
  return (
    <MediaInput
      ref={ref}
      id={typeof id === 'string' ? id : ''}
      kind={field.media}
      label={title}
      description={description}
      error={error}
      onChange={(value) => setValue(path, value, { shouldDirty: true, shouldTouch: true })}
    />
  );
}

function ChoiceInput({ field, path, label }: Props<'choice'> & { label: string }) {
  const labels = field.options.map((value) => ({ value, label: labelOf(value) }));
  const data = field.isOptional ? [{ value: '', label: 'None' }, ...labels] : labels;
  return <NativeSelect data={data} {...useInput(field, path, label)} />;
}
