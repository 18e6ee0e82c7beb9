import { Anchor, Text } from '@mantine/core';
import { formatDollars, formatNumber } from '../../../shared/numbers.ts';
import type { PipelineStep } from '../../../shared/pipeline.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { useIsNarrow } from '../table/rows.ts';
import { listHref, type PipelineLine, stepLabels } from './pipelineLines.ts';

type Props = { line: PipelineLine; step: PipelineStep };

/** A figure, with a link to what it counts, and the figure of the period before. */
export function PipelineFigure({ line, step }: Props) {
  const isNarrow = useIsNarrow();
  const { current, previous, filter, id } = line;
  const text = formatFigure(current[step], step);
  const href = current[step] > 0 ? listHref(filter, step) : undefined;
  return (
    <Text
      span
      inherit
      fw={id === 'total' ? 700 : undefined}
      style={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {/* The names of a card's values are hidden, and these need them. */}
      {isNarrow && (
        <Text span inherit c="dimmed" fw={400} aria-hidden>
          {stepLabels[step]}{' '}
        </Text>
      )}
      {href ? (
        <Anchor component={SiteLink} href={href} inherit>
          {text}
          <span className="visually-hidden">
            {' '}
            {stepLabels[step].toLowerCase()} of {line.name}
          </span>
        </Anchor>
      ) : (
        text
      )}{' '}
      <Text span inherit fz="0.75rem" fw={400} c="dimmed" display={isNarrow ? undefined : 'block'}>
        {formatFigure(previous[step], step)} before
      </Text>
    </Text>
  );
}

const formatFigure = (value: number, step: PipelineStep) =>
  step === 'value' ? formatDollars(value) : formatNumber(value);
