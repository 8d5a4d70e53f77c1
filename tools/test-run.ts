/** The run to which a test belongs: `npm test`, `npm run test:full`, or a tool started by hand. */
type TestRun = "gate" | "full" | "hand"

const named = process.env["TEST_RUN"]

export const testRun: TestRun = named === "gate" || named === "full" ? named : "hand"

/** Files that the gate leaves out by their names; a run by hand includes every requested file. */
export const leftOut: ReadonlyArray<string> =
  testRun === "gate" ? ["**/*.slow.test.ts", "**/*.slow.test.tsx", "**/*.slow.spec.ts"] : []

/** A run repeats a failed test once and prints its name (`flaky`); by hand a failure is shown at once. */
export const retries: number = testRun === "hand" ? 0 : 1
