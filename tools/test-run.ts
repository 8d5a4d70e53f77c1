/** The run to which a test belongs: `npm test`, `npm run test:full`, or a tool started by hand. */
type TestRun = "gate" | "full" | "hand"

const named = process.env["TEST_RUN"]

export const testRun: TestRun = named === "gate" || named === "full" ? named : "hand"

/** Patterns of the test files that `npm test` leaves out; a run by hand includes every requested file. */
export const leftOut: ReadonlyArray<string> =
  testRun === "gate" ? ["**/*.slow.test.ts", "**/*.slow.test.tsx", "**/*.slow.spec.ts"] : []

/**
 * Maximum number of times a failed test is repeated: runs of all tests repeat it once and print its name (`flaky`),
 * whereas a run by hand reports a failure at once.
 */
export const retries: number = testRun === "hand" ? 0 : 1
