import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** What pages send requests with: that of Node, because happy-dom's is stricter than a browser. */
const nodeGlobals = {
  fetch,
  Headers,
  Request,
  Response,
  FormData,
  AbortController,
  AbortSignal,
  ReadableStream,
};

/** A DOM without a browser. */
const environment: Environment = {
  ...builtinEnvironments['happy-dom'],
  name: 'dom',
  async setup(global, options) {
    const dom = await builtinEnvironments['happy-dom'].setup(global, options);
    Object.assign(global, nodeGlobals);
    return dom;
  },
};
export default environment;
