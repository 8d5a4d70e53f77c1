import { fromPromise, setup } from "xstate"
import { describe, expect, it } from "vitest"
import { toursOf } from "./tours.ts"
import { done, fails } from "./walk.ts"

/** A question that may be asked again, and gives up by itself. */
const machine = setup({
  actors: { ask: fromPromise<string>(() => new Promise(() => {})) },
  delays: { patience: 1000 }
}).createMachine({
  id: "sample",
  initial: "idle",
  states: {
    idle: { on: { start: "asking", never: "idle" } },
    asking: {
      invoke: { id: "ask", src: "ask", onDone: "told", onError: "idle" },
      after: { patience: "idle" },
      on: { leave: "idle" }
    },
    told: { on: { again: "asking" } }
  }
})

const starts = [{ name: "the page", input: {} }]
const happenings = [
  { type: "presses start", parts: [{ type: "start" }] },
  { type: "asks again", parts: [{ type: "again" }] },
  { type: "starts and leaves", parts: [{ type: "start" }, { type: "leave" }] },
  { type: "is told", parts: [done("ask", "yes")] },
  { type: "is not told", parts: [fails("ask")] },
  { type: "xstate.after.patience.sample.asking" }
]
const sees = ({ value }: { readonly value: unknown }) => value

describe("tours", () => {
  const { tours, missing } = toursOf({ machine, starts, happenings, sees, frame: 10 })
  const [tour] = tours

  it("take every transition in few walks, and name what none of them can take", () => {
    expect(tours).toHaveLength(1)
    expect(missing).toEqual(["sample.idle --never[0]--> sample.idle"])
    expect(tour?.stops.map(({ name }) => name).toSorted()).toEqual(
      expect.arrayContaining(happenings.map(({ type }) => type).toSorted())
    )
  })

  it("know how often a port was called, and how long was waited", () => {
    const waited = tour?.stops.find(({ name }) => name.startsWith("xstate.after."))
    expect(waited?.ms).toBe(990)
    expect(tour?.stops.map(({ calls }) => calls["ask"])).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
  })

  it("answer a remembered wish at once, without a call", () => {
    const remembering = toursOf({
      machine,
      starts,
      happenings,
      sees,
      frame: 10,
      memory: {
        port: "ask",
        lifetime: 100_000,
        isAsking: (snapshot) => snapshot.matches("asking"),
        wish: () => "always the same",
        keeps: ({ type }) => type.startsWith("xstate.done"),
        sent: () => undefined
      }
    })
    const stops = remembering.tours.flatMap((each) => each.stops)
    const asked = stops.find(({ name }) => name === "asks again")
    expect(asked?.snapshot.value).toBe("told")
  })
})
