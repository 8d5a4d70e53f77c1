import * as fc from "fast-check"

/**
 * Generates a response to any earlier call (the last one, or one before it), success or failure; or elapsed time, in
 * milliseconds.
 */
export const answerOrWait = (waits: ReadonlyArray<number>) =>
  [
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant("answer" as const),
        before: fc.constantFrom(0, 0, 1, 2),
        how: fc.constantFrom("well", "well", "well", "badly")
      })
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("wait" as const), milliseconds: fc.constantFrom(...waits) })
    }
  ] as const

export const inWords = (what: string, index: number, how: "well" | "badly"): string =>
  how === "well" ? `${what} ${index + 1} is answered` : `${what} ${index + 1} ends without an answer`
