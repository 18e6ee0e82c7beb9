import type { StoredAttribution } from '../../../shared/attribution.ts';
import { localDateTime } from '../../../shared/dates.ts';
import { sourceLabels } from '../../../shared/sourceLabels.ts';
import { type DetailItems, DetailList, Disclosure, Heading, MutedText } from './details.tsx';

/** The first and the last visit that led to a lead or a quiz response. */
export function Source({ attribution }: { attribution: StoredAttribution }) {
  const visitDetails = (visit: Record<string, string | undefined>): DetailItems =>
    Object.fromEntries(
      Object.entries(visit).map(([name, value = '']) => [
        sourceLabels[name] ?? name,
        name === 'at' ? localDateTime(value) : value,
      ]),
    );
  return (
    <>
      <Heading>Source</Heading>
      {attribution ? (
        <>
          <Disclosure title="Last visit" isOpen>
            <DetailList items={visitDetails(attribution.last)} />
          </Disclosure>
          <Disclosure title="First visit">
            <DetailList items={visitDetails(attribution.first)} />
          </Disclosure>
        </>
      ) : (
        <MutedText>Unknown.</MutedText>
      )}
    </>
  );
}
