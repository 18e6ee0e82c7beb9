import { Badge } from '@mantine/core';
import { labelOf } from '../../../shared/labelOf.ts';

const paleColors = (color: string) => ({
  bg: `${color}.1`,
  c: `${color}.8`,
  bd: `1px solid ${color}.2`,
});
const strong = (color: string) => ({ bg: color, c: 'white', bd: `1px solid ${color}` });

/** Values without an entry have no color. */
const badgeStyles: Record<string, ReturnType<typeof paleColors> | undefined> = {
  'skool-course': paleColors('brass'),
  'podcast-coaching': { bg: 'paper.4', c: 'ink.7', bd: '1px solid paper.5' },
  'no-commitment': paleColors('ink'),
  'smart-saver': paleColors('gain'),
  'roi-guarantee': strong('gain.6'),
  proposal: strong('signal.7'),
  playbook: paleColors('signal'),
  strategy: strong('ink.9'),
  business_focused: strong('gain.6'),
  personal_brand: strong('signal.7'),
  hybrid_approach: paleColors('brass'),
};

/** The label of an offer type, a lead type or a quiz result, in its color. */
export const LabelBadge = ({ value }: { value: string }) => (
  <Badge
    // A paragraph can contain it, but not a `div`.
    component="span"
    variant="outline"
    fz="0.8125rem"
    maw="100%"
    {...(Object.hasOwn(badgeStyles, value) && badgeStyles[value])}
  >
    {labelOf(value)}
  </Badge>
);
