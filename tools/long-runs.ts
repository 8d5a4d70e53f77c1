/** Whether long runs are complete, as in `npm run long`, or only the part for `npm run test:full`. */
const isWhole = process.env["LONG_RUNS"] === "whole"

/**
 * Returns the size of a long run: complete in `npm run long`, a fixed part in `npm run test:full` (rule
 * bench.long-runs).
 */
export const longRun = (whole: number, inTest: number): number => (isWhole ? whole : inTest)

/**
 * Returns all entries of a long list in `npm run long`; in `npm run test:full`, the given number of entries, spread
 * evenly over the list.
 */
export const longList = <A>(all: ReadonlyArray<A>, inTest: number): ReadonlyArray<A> =>
  isWhole || inTest >= all.length
    ? all
    : all.filter(
        (_, index) =>
          Math.floor((index * inTest) / all.length) !== Math.floor(((index - 1) * inTest) / all.length)
      )

/** Formats the completed share of a long run for the report. */
export const partOf = (size: number, whole: number, what: string): string =>
  size === whole ? `all ${whole} ${what}` : `${size} of ${whole} ${what} (npm run long: all)`
