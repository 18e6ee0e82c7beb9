import { Group, Input, Slider, Text } from '@mantine/core';
import { type EstimateInput, estimateRanges } from '../../../shared/returnEstimate.ts';
import { useContent } from '../../lib/content.ts';
import '@mantine/core/styles/Slider.layer.css';

type Field = 'guests' | 'reply' | 'close';
type FigureSliderProps = {
  field: Field;
  input: EstimateInput;
  onChange: (figure: Partial<EstimateInput>) => void;
};

export function FigureSlider({ field, input, onChange }: FigureSliderProps) {
  const label = useContent('return-calculator').fields[field];
  const { min, max, step } = estimateRanges[field];
  const shown = `${input[field]}${field === 'guests' ? '' : '%'}`;
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
