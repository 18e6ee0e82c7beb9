import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Pages use Node's `fetch` and its classes, because happy-dom restricts requests more than browsers do. */
const nodeGlobals = {
  fetch,
  Headers,
  Request,
  Response,
  AbortController,
  AbortSignal,
  ReadableStream,
};

/** Node's form data, which `fetch` sends; Node cannot read forms. */
const formDataOf = (Fields: typeof FormData) =>
  class extends FormData {
    constructor(form?: HTMLFormElement) {
      super();
      for (const [name, value] of form ? new Fields(form) : []) this.append(name, value);
    }
  };

/** A DOM without a browser. */
const environment: Environment = {
  ...builtinEnvironments['happy-dom'],
  name: 'dom',
  async setup(global, options) {
    const dom = await builtinEnvironments['happy-dom'].setup(global, options);
    Object.assign(global, nodeGlobals, { FormData: formDataOf(global.FormData) });
    return dom;
  },
};
export default environment;
