/** Where nothing has a place, everything is in view, so that sections load their code. */
class EverythingInView implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element) {
    const area = target.getBoundingClientRect();
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      time: 0,
      boundingClientRect: area,
      intersectionRect: area,
      rootBounds: null,
    };
    queueMicrotask(() => this.#callback([entry], this));
  }
  unobserve() {}
  disconnect() {}
  takeRecords = () => [];
}
Object.assign(globalThis, { IntersectionObserver: EverythingInView });
