/** A figure of the benchmark: what was measured, beside a yardstick measured in the same run on the same machine. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it is held against, and how it came out. */
  readonly yardstick: string;
  readonly yardstickValue: number;
  readonly ratio: number;
  /** The bound that is promised, in words, and whether it was kept. */
  readonly promise: string;
  readonly kept: boolean;
}

const figures: Figure[] = [];

export function report(figure: Figure): void {
  figures.push(figure);
  const rounded = Object.fromEntries(
    Object.entries(figure).map(([key, value]) => [
      key,
      typeof value === 'number' ? Number(value.toPrecision(4)) : value,
    ]),
  );
  console.log(JSON.stringify(rounded));
}

export const broken = (): readonly Figure[] => figures.filter(({ kept }) => !kept);

/** The value below which `share` of the sorted values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** How often `once` can be done in a second: warmed up, then timed for `seconds`. */
export function rate(once: (index: number) => void, seconds: number, warmUp = seconds / 3): number {
  let index = 0;
  const until = (limit: number): number => {
    const began = performance.now();
    let done = 0;
    while (performance.now() - began < limit * 1000) {
      once(index++);
      done += 1;
    }
    return done / ((performance.now() - began) / 1000);
  };
  until(warmUp);
  return until(seconds);
}
