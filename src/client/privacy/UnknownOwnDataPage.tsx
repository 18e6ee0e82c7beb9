import { ownDataHead, unknownOwnDataLink } from '../../shared/content/ownData.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyPage } from '../ui/EmptyPage.tsx';

export const head = () => ({ ...ownDataHead });

/** Shown with status 404, and when a link stops working while its page is open. */
export function Page() {
  const { action, ...text } = unknownOwnDataLink;
  return (
    <EmptyPage {...text}>
      <ButtonLink mt="1.75rem" {...action} />
    </EmptyPage>
  );
}
