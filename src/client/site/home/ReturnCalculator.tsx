import { Grid, Paper, Stack, Text } from '@mantine/core';
import { useDebouncedValue, useThrottledCallback } from '@mantine/hooks';
import { useEffect } from 'react';
import { anchors } from '../../../shared/paths.ts';
import { type EstimateInput, estimateRanges } from '../../../shared/returnEstimate.ts';
import { useContent } from '../../lib/content.ts';
import { AmountInput } from '../../ui/AmountInput.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { narrow, splitGap, wide } from '../../ui/columns.ts';
import { Faq } from '../../ui/Faq.tsx';
import { FigureSlider } from './EstimateFields.tsx';
import { EstimateResult } from './EstimateResult.tsx';
import { assumptions } from './estimateTexts.ts';
import { editedFigures, useEstimate } from './useEstimate.ts';

const PAUSE_MS = 500;

/** Estimates clients and return from the visitor's figures, which are in the address. */
export function ReturnCalculator() {
  const { input, line } = useEstimate();
  const copy = useContent('return-calculator');
  const [announced] = useDebouncedValue(line, PAUSE_MS);
  // The first change is saved immediately, so that a reload right after it keeps it. Browsers limit
  // how often a page may change its address.
  const write = useThrottledCallback(writeAddress, PAUSE_MS);
  const change = (figure: Partial<EstimateInput>) => {
    const next = { ...input, ...figure };
    editedFigures.set(next);
    write(next);
  };
  // The next visit reads the figures from the address again.
  useEffect(() => () => editedFigures.set(undefined), []);
  return (
    <Grid {...splitGap}>
      <Grid.Col span={narrow}>
        <Stack gap="clamp(1rem, 2vw, 1.25rem)" data-needs-script>
          <AmountInput
            label={copy.fields.value}
            value={input.value}
            min={estimateRanges.value.min}
            max={estimateRanges.value.max}
            onChange={(value) => change({ value })}
          />
          <FigureSlider field="guests" input={input} onChange={change} />
          <FigureSlider field="reply" input={input} onChange={change} />
          <FigureSlider field="close" input={input} onChange={change} />
          <Text size="sm" c="dimmed">
            {copy.note}
          </Text>
        </Stack>
      </Grid.Col>
      <Grid.Col span={wide}>
        <Paper variant="panel" data-tone="ink" withBorder={false}>
          <EstimateResult input={input} />
        </Paper>
        <output className="visually-hidden">{announced}</output>
      </Grid.Col>
      <Grid.Col span={12}>
        <Faq
          items={[
            {
              question: copy.assumptions.title,
              answer: <CheckList items={assumptions(copy.assumptions, input)} />,
            },
          ]}
        />
      </Grid.Col>
    </Grid>
  );
}

/** Not through the router, whose update would wait for the forms that are not hydrated yet. */
function writeAddress(input: EstimateInput) {
  const url = new URL(location.href);
  for (const [field, figure] of Object.entries(input)) url.searchParams.set(field, String(figure));
  url.hash = anchors.return;
  history.replaceState(history.state, '', url);
}
