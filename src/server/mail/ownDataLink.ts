import { anchors, paths } from '../../shared/paths.ts';
import { siteContent } from '../content/siteContent.ts';

/** The link in the footer of every email to a visitor. */
export const ownDataLink = (publicUrl: string) => ({
  label: siteContent().documents['pages/own-data'].mailLink,
  href: `${publicUrl}${paths.privacy}#${anchors.ownData}`,
});
