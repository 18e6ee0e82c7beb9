/** Paths with a secret token, which must not reach third parties. */
export const isSecretPath = (path: string) =>
  /^\/(quiz\/guide|newsletter|blog\/preview|privacy\/me)\//.test(path);
