/** The hosts of a HubSpot form; accounts outside the region `na1` have their own. */
export function hubspotHosts(region: string) {
  const suffix = region === 'na1' ? '' : `-${region}`;
  return {
    script: `https://js${suffix}.hsforms.net`,
    forms: `https://forms${suffix}.hsforms.com`,
  };
}
