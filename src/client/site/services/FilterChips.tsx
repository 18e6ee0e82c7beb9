import { Chip, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Chip.layer.css';
import { useId } from 'react';
import pill from '../../ui/Pill.module.css';
import classes from './FilterChips.module.css';

type Option<Value extends string> = { value: Value; label: string; count: number };

type Props<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** What is shown; screen readers announce its changes. */
  status: string;
};

/** Chips that choose one filter. Hidden without scripts, when nothing is filtered. */
export function FilterChips<Value extends string>({
  label,
  options,
  status,
  ...props
}: Props<Value>) {
  const id = useId();
  const change = (next: string) => {
    const option = options.find(({ value }) => value === next);
    if (option) props.onChange(option.value);
  };
  return (
    <div data-needs-script>
      <Text id={id} size="sm" fw={600} mb="0.5rem">
        {label}
      </Text>
      <Chip.Group value={props.value} onChange={change}>
        <Group gap="0.5rem" role="radiogroup" aria-labelledby={id}>
          {options.map(({ value, label, count }) => (
            <Chip key={value} value={value} classNames={{ label: `${pill.pill} ${classes.chip}` }}>
              {label}&nbsp;({count})
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <output className="visually-hidden">{status}</output>
    </div>
  );
}
