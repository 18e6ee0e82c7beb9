import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import {
  Checkbox,
  Fieldset,
  NativeSelect,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { type RegisterOptions, useFormContext, useFormState } from 'react-hook-form';
import { labelOf } from '../../../../shared/labelOf.ts';
import type { Field } from './guideForm.ts';
import { fieldLabel } from './guideLabels.ts';
import { ListInput } from './ListInput.tsx';

type Props = { field: Field; path: string };

/** The fields of a part of the guide; short ones share a line. */
export function Fields({ field, path }: Props) {
  if (field.kind !== 'object') return <FieldInput field={field} path={path} />;
  const entries = field.fields.map(([key, one]) => ({ field: one, path: `${path}.${key}` }));
  const short = entries.filter(({ field: { kind } }) => shortKinds.has(kind));
  const long = entries.filter(({ field: { kind } }) => !shortKinds.has(kind));
  return (
    <Stack gap="sm">
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

function FieldInput({ field, path }: Props) {
  switch (field.kind) {
    case 'object':
      return (
        <Fieldset legend={fieldLabel(path)}>
          <Fields field={field} path={path} />
        </Fieldset>
      );
    case 'list':
      return (
        <ListInput field={field} path={path}>
          {(entryPath) => <Fields field={field.item} path={entryPath} />}
        </ListInput>
      );
    case 'choice':
      return <ChoiceInput options={field.options} path={path} />;
    case 'flag':
      return <FlagInput path={path} />;
    case 'number':
      return <NumberInput path={path} />;
    case 'numbers':
      return <NumbersInput path={path} />;
    case 'text':
      return <TextField longest={field.longest} path={path} />;
  }
}

/** Registers a field and adds its label and error. */
function useField(path: string, options?: RegisterOptions) {
  const { register, control, getFieldState } = useFormContext();
  const state = useFormState({ control, name: path });
  const { error } = getFieldState(path, state);
  return {
    ...register(path, options),
    label: fieldLabel(path),
    error: error?.message ?? error?.root?.message,
  };
}

/** Longer texts have several lines. */
const LONGEST_LINE = 160;
const rowsFor = (longest: number) => (longest > 1000 ? 10 : longest > 500 ? 5 : 3);

/** Has no `maxLength`, which would cut a pasted text: an error names the limit. */
function TextField({ path, longest }: { path: string; longest: number }) {
  const props = useField(path);
  if (longest <= LONGEST_LINE) return <TextInput {...props} />;
  return <Textarea rows={rowsFor(longest)} {...props} />;
}

const NumberInput = ({ path }: { path: string }) => (
  <TextInput type="number" {...useField(path, { valueAsNumber: true })} />
);

const FlagInput = ({ path }: { path: string }) => <Checkbox {...useField(path)} />;

/** The example is not a description, so that the fields of a line are equally high. */
const NumbersInput = ({ path }: { path: string }) => (
  <TextInput placeholder="1, 2" {...useField(path)} />
);

function ChoiceInput({ path, options }: { path: string; options: readonly string[] }) {
  const data = options.map((value) => ({ value, label: labelOf(value) }));
  return <NativeSelect data={data} {...useField(path)} />;
}
