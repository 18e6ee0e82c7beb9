import { Grid, Paper, Stack, Text } from '@mantine/core';
import { useDebouncedCallback, useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { anchors } from '../../../shared/content/links.ts';
import * as copy from '../../../shared/content/returnCalculator.ts';
import {
  type EstimateInput,
  estimateRanges,
  readEstimate,
} from '../../../shared/returnEstimate.ts';
import { useInBrowser } from '../../lib/useInBrowser.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { narrow, splitGap, wide } from '../../ui/columns.ts';
import { estimateLine } from './estimateLine.ts';
import { FigureSlider, MoneyInput } from './EstimateFields.tsx';
import { EstimateResult } from './EstimateResult.tsx';

const PAUSE_MS = 500;

/** Estimates clients and return from the visitor's figures, which are in the address. */
export function ReturnCalculator() {
  const search = useInBrowser(() => location.search) ?? '';
  const [edited, setEdited] = useState<EstimateInput>();
  const input = edited ?? readEstimate(search);
  const line = edited || isShared(search) ? copy.messageLine(input) : '';
  useEffect(() => estimateLine.set(line), [line]);
  const [announced] = useDebouncedValue(line, PAUSE_MS);
  const write = useDebouncedCallback(writeAddress, PAUSE_MS);
  const change = (figure: Partial<EstimateInput>) => {
    const next = { ...input, ...figure };
    setEdited(next);
    write(next);
  };
  return (
    <Grid {...splitGap}>
      <Grid.Col span={narrow}>
        <Stack gap="lg" data-needs-script>
          <MoneyInput value={input.value} onChange={(value) => change({ value })} />
          <FigureSlider field="guests" input={input} onChange={change} />
          <FigureSlider field="reply" input={input} onChange={change} />
          <FigureSlider field="close" input={input} onChange={change} />
          <Text size="sm" c="dimmed">
            {copy.messageNote}
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
        <Text fw={600} mb="0.75rem">
          {copy.assumptionsTitle}
        </Text>
        <CheckList items={copy.assumptions(input)} />
      </Grid.Col>
    </Grid>
  );
}

const isShared = (search: string) => {
  const parameters = new URLSearchParams(search);
  return Object.keys(estimateRanges).some((field) => parameters.has(field));
};

/** Not through the router, whose update would wait for the forms that are not hydrated yet. */
function writeAddress(input: EstimateInput) {
  const url = new URL(location.href);
  for (const [field, figure] of Object.entries(input)) url.searchParams.set(field, String(figure));
  url.hash = anchors.return;
  history.replaceState(history.state, '', url);
}
