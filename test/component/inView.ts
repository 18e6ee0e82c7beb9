/** Where nothing has a place, everything is in view, so that sections load their code. */
class EverythingInView {
  readonly #callback: (entries: object[]) => void;
  constructor(callback: (entries: object[]) => void) {
    this.#callback = callback;
  }
  observe(target: Element) {
    const boundingClientRect = target.getBoundingClientRect();
    const entry = { target, boundingClientRect, isIntersecting: true, intersectionRatio: 1 };
    queueMicrotask(() => this.#callback([entry]));
  }
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: EverythingInView });
