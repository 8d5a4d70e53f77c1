/** The run that a test is a part of: `npm test`, `npm run test:full`, or a tool by hand. */
type TestRun = "gate" | "full" | "hand"

const named = process.env["TEST_RUN"]

export const testRun: TestRun = named === "gate" || named === "full" ? named : "hand"

/** Left out of the gate by their own names; by hand each file runs that is asked for. */
export const leftOut: ReadonlyArray<string> =
  testRun === "gate" ? ["**/*.slow.test.ts", "**/*.slow.test.tsx", "**/*.slow.spec.ts"] : []

/** A run gives a failed test one more try and prints its name (`flaky`); by hand a failure is seen at once. */
export const retries: number = testRun === "hand" ? 0 : 1
