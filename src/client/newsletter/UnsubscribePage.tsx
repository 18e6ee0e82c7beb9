import { type Params, useParams } from 'react-router-dom';
import { linkPages } from '../../shared/content/newsletter.ts';
import type { Api } from '../api.tsx';
import { LinkView } from './LinkView.tsx';
import { unlessUnknown } from './unknown.ts';

const purpose = 'unsubscribe';

export const head = () => ({ ...linkPages[purpose].head, isPrivate: true, isSecret: true });

export const load = (api: Api, { token = '' }: Params) => unlessUnknown(api, { purpose, token });

export function Page() {
  const { token = '' } = useParams();
  return <LinkView purpose={purpose} token={token} />;
}
