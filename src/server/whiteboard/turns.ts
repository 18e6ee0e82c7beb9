/** Lets at most `max` tasks run at once; the others wait in order. */
export class Turns {
  #free: number;
  #waiting: (() => void)[] = [];

  constructor(max: number) {
    this.#free = max;
  }

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
