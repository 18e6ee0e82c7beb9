import { Group, Input, NumberInput, Slider, Text } from '@mantine/core';
import { useState } from 'react';
import { fields } from '../../../shared/content/returnCalculator.ts';
import { type EstimateInput, estimateRanges, parseFigure } from '../../../shared/returnEstimate.ts';
import '../../ui/inputStyles.ts';
import '@mantine/core/styles/Slider.layer.css';

type MoneyInputProps = { value: number; onChange: (value: number) => void };

/** The value of a client. Input takes effect once it is in range. */
export function MoneyInput({ value, onChange }: MoneyInputProps) {
  const [typed, setTyped] = useState<string | number>();
  const { min, max, step } = estimateRanges.value;
  return (
    <NumberInput
      label={fields.value.label}
      value={typed ?? value}
      onChange={(next) => {
        setTyped(next);
        const figure = parseFigure('value', next);
        if (figure !== undefined) onChange(figure);
      }}
      onBlur={() => setTyped(undefined)}
      min={min}
      max={max}
      step={step}
      prefix="$"
      thousandSeparator=","
      allowDecimal={false}
      inputMode="numeric"
      hideControls
    />
  );
}

type Field = 'guests' | 'reply' | 'close';
type FigureSliderProps = {
  field: Field;
  input: EstimateInput;
  onChange: (figure: Partial<EstimateInput>) => void;
};

export function FigureSlider({ field, input, onChange }: FigureSliderProps) {
  const { label, unit } = fields[field];
  const { min, max, step } = estimateRanges[field];
  const shown = `${input[field]}${unit}`;
  return (
    <div>
      <Group justify="space-between" wrap="nowrap" align="baseline" mb="xs" aria-hidden>
        <Input.Label component="span" fz="clamp(0.9375rem, 0.875rem + 0.25vw, 1.0625rem)">
          {label}
        </Input.Label>
        <Text span variant="figure" fz="xl">
          {shown}
        </Text>
      </Group>
      <Slider
        value={input[field]}
        onChange={(value) => onChange({ [field]: value })}
        min={min}
        max={max}
        step={step}
        label={null}
        thumbLabel={label}
        thumbValueText={shown}
        size="sm"
        color="ink.9"
        styles={{ track: { '--slider-track-bg': 'var(--tone-line)' } }}
        thumbSize={28}
      />
    </div>
  );
}
