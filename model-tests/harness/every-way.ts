import { afterAll, describe, expect, it } from "vitest"
import type { MachineWalk, Walked } from "./machine-walk.ts"
import { lineOfWalked } from "./walked-line.ts"

/**
 * Defines the model test of a machine: all its states and transitions are covered, and its promises hold in every
 * situation.
 */
export const everyWay = (of: MachineWalk): void => {
  describe(`every way through ${of.machine.id}`, () => {
    const walked: Walked = of.walk()

    it("keeps its promises", () => {
      expect(walked.broken).toEqual([])
    })

    it("covers every state, transition, refusal and delay", () => {
      expect(walked.missing).toEqual([])
      expect(walked.transitions.taken).toBe(walked.transitions.total)
    })

    afterAll(() => console.log(lineOfWalked(of, walked)))
  })
}
