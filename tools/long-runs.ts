/** Whether long runs are made whole, as `npm run long` makes them, or only their part of `npm run test:full`. */
const isWhole = process.env["LONG_RUNS"] === "whole"

/** Size of a long run: all of it in `npm run long`, a fixed part of it in `npm run test:full` (rule bench.long-runs). */
export const longRun = (whole: number, inTest: number): number => (isWhole ? whole : inTest)

/** All entries of a long list in `npm run long`, and in `npm run test:full` so many, evenly from all over it. */
export const longList = <A>(all: ReadonlyArray<A>, inTest: number): ReadonlyArray<A> =>
  isWhole || inTest >= all.length
    ? all
    : all.filter(
        (_, index) =>
          Math.floor((index * inTest) / all.length) !== Math.floor(((index - 1) * inTest) / all.length)
      )

/** How much of a long run was made, for its line in the report. */
export const partOf = (size: number, whole: number, what: string): string =>
  size === whole ? `all ${whole} ${what}` : `${size} of ${whole} ${what} (npm run long: all)`
