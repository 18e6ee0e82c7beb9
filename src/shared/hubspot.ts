/** The hosts a HubSpot form comes from and sends to; accounts in another region than `na1` have their own. */
export function hubspotHosts(region: string) {
  const suffix = region === 'na1' ? '' : `-${region}`;
  return {
    script: `https://js${suffix}.hsforms.net`,
    forms: `https://forms${suffix}.hsforms.com`,
  };
}
