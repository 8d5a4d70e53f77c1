import { describe, expect, it } from "vitest"
import { longestAnswer } from "../../src/services/client/deadline.ts"
import { walks } from "./walks.ts"

/**
 * Calls time out by themselves (rule safety.deadlines): if the time limit of a machine is longer than that of its
 * calls, the machine's limit is never reached.
 */
describe.each(walks.map(({ machine }) => [machine.id, machine] as const))(
  "the time limit of %s",
  (_, machine) => {
    it("equals the limit of its calls, if it has one", () => {
      const { longestAnswer: limit = longestAnswer } = machine.implementations.delays
      expect(limit).toBe(longestAnswer)
    })
  }
)
