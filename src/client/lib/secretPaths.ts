/** Addresses that let in whoever knows them: they are told to nobody. */
export const isSecretPath = (path: string) =>
  /^\/(quiz\/guide|newsletter|blog\/preview)\//.test(path);
