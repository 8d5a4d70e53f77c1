import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import type { AnyStateNode } from "xstate"
import { eventWord, stateWord, tracedMachine } from "../../src/contract/error-trace.api.ts"
import { nodesOf } from "../harness/machine-parts.ts"
import { walks } from "./walks.ts"

const refused = (schema: typeof eventWord, texts: ReadonlyArray<string>) =>
  texts.filter((text) => !Schema.is(schema)(text))

/** Returns the longest state value of a machine, with every region in its longest state. */
const longestOf = (node: AnyStateNode): string => {
  const texts = Object.values<AnyStateNode>(node.states).map((below) =>
    longestOf(below)
      .split(",")
      .map((text) => (text === "" ? below.key : `${below.key}.${text}`))
      .join(",")
  )
  return node.type === "parallel"
    ? texts.join(",")
    : texts.reduce((longest, text) => (text.length > longest.length ? text : longest), "")
}

/** The server refuses reports that contain unusual names of states and events: machines must use allowed names. */
describe.each(walks.map(({ machine }) => [machine.id, machine] as const))(
  "the state and event names of %s",
  (id, machine) => {
    it("are accepted in error reports", () => {
      const nodes = nodesOf(machine)
      const events = nodes.flatMap((node) => [...node.transitions.keys()])
      expect(refused(eventWord, ["xstate.init", "xstate.stop", ...events])).toEqual([])
      expect(
        refused(
          stateWord,
          nodes.map(({ path }) => path.join("."))
        )
      ).toEqual([])
      expect(refused(stateWord, [longestOf(machine.root)])).toEqual([])
      expect(Schema.is(tracedMachine)({ machine: id, version: "1", entries: [] })).toBe(true)
    })
  }
)
