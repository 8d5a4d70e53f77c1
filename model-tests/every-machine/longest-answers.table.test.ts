import { describe, expect, it } from "vitest"
import { longestAnswer } from "../../src/services/client/deadline.ts"
import { walks } from "./walks.ts"

/**
 * Calls time out by themselves (rule safety.deadlines): a machine that waits longer than they do has a limit that is
 * never reached.
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
