import { createMachine, fromPromise, setup, stateIn } from "xstate"
import { describe, expect, it } from "vitest"
import { toursOf } from "./tours.ts"
import { done, fails } from "./explore.ts"

/** A machine with a request that can be repeated, and that times out. */
const machine = setup({
  actors: { ask: fromPromise<string>(() => new Promise(() => {})) },
  delays: { timeout: 1000 }
}).createMachine({
  id: "sample",
  initial: "idle",
  states: {
    idle: { on: { start: "asking", never: "idle" } },
    asking: {
      invoke: { id: "ask", src: "ask", onDone: "answered", onError: "idle" },
      after: { timeout: "idle" },
      on: { leave: "idle" }
    },
    answered: { on: { again: "asking" } }
  }
})

const starts = [{ name: "the page", input: {} }]
const happenings = [
  { type: "presses start", parts: [{ type: "start" }] },
  { type: "asks again", parts: [{ type: "again" }] },
  { type: "starts and leaves", parts: [{ type: "start" }, { type: "leave" }] },
  { type: "is answered", parts: [done("ask", "yes")] },
  { type: "is not answered", parts: [fails("ask")] },
  { type: "xstate.after.timeout.sample.asking" }
]
const sees = ({ value }: { readonly value: unknown }) => value

describe("tours", () => {
  const { tours, missing } = toursOf({ machine, starts, happenings, sees, frame: 10 })
  const [tour] = tours

  it("take every transition in few walks, and list those that none can take", () => {
    expect(tours).toHaveLength(1)
    expect(missing).toEqual(["sample.idle --never[0]--> sample.idle"])
    expect(tour?.stops.map(({ name }) => name).toSorted()).toEqual(
      expect.arrayContaining(happenings.map(({ type }) => type).toSorted())
    )
  })

  it("record the number of calls of each port and the elapsed time", () => {
    const waited = tour?.stops.find(({ name }) => name.startsWith("xstate.after."))
    expect(waited?.ms).toBe(990)
    expect(tour?.stops.map(({ calls }) => calls["ask"])).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
  })

  it("answer a cached request at once, without a call", () => {
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
        aged: (answer) => answer,
        sent: () => undefined
      }
    })
    const stops = remembering.tours.flatMap((each) => each.stops)
    const asked = stops.find(({ name }) => name === "asks again")
    expect(asked?.snapshot.value).toBe("answered")
  })
})

describe("tours of each happening in each state", () => {
  it("include all of them, and every transition", () => {
    const found = toursOf({ machine, starts, happenings, sees, frame: 10 }, "eachOccasion")
    expect([found.missing, found.unwalked, found.forestalled]).toEqual([
      ["sample.idle --never[0]--> sample.idle"],
      [],
      []
    ])
    const walked = found.tours.flatMap(({ begin, stops }) =>
      stops.map(({ name }, index) => `${String((stops[index - 1]?.snapshot ?? begin).value)} ${name}`)
    )
    expect(walked).toEqual(
      expect.arrayContaining([
        "idle presses start",
        "asking is answered",
        "asking is not answered",
        "answered asks again"
      ])
    )
  })

  it("list happenings prevented by a timer", () => {
    const kettle = createMachine({
      id: "kettle",
      initial: "on",
      states: { on: { after: { 1000: "warm", 2000: "burnt" } }, warm: { on: { heat: "on" } }, burnt: {} }
    })
    const waited = ["xstate.after.1000.kettle.on", "xstate.after.2000.kettle.on"]
    const gestures = [...waited, "heat"].map((type) => ({ type, parts: [{ type }] }))
    const described = { machine: kettle, starts, happenings: gestures, sees, frame: 10 }
    const { tours, forestalled, unwalked } = toursOf(described, "eachOccasion")
    expect(forestalled).toEqual([`"on" ${waited[1]}`])
    // the state `burnt`, to which this delay would lead, is never reached
    expect(unwalked).toEqual(['"burnt" heat'])
    expect(tours).toHaveLength(1)
  })

  it("terminate, and report what is on the map but never reached", () => {
    const flash = createMachine({
      id: "flash",
      initial: "dark",
      states: {
        dark: { on: { press: "light" } },
        light: { after: { 5: "dark" }, on: { look: "seen" } },
        seen: {}
      }
    })
    const gestures = ["press", "look"].map((type) => ({ type, parts: [{ type }] }))
    const described = { machine: flash, starts, happenings: gestures, sees, frame: 10 }
    const all = toursOf(described, "eachOccasion")
    expect(all.unwalked).toEqual(['"light" look', '"light" press', '"seen" look', '"seen" press'])
    expect(all.missing).toContain("flash.light --look[0]--> flash.seen")
    expect(toursOf(described).missing).toContain("flash.light --look[0]--> flash.seen")
  })
})

describe("tours", () => {
  it("also end in a state whose transitions were only taken in passing", () => {
    const desk = createMachine({
      id: "desk",
      type: "parallel",
      states: {
        zip: {
          initial: "known",
          states: { known: { on: { ask: "asked" } }, asked: { on: { tell: "known" } } }
        },
        note: {
          initial: "resting",
          states: {
            resting: { on: { keep: "waiting" } },
            waiting: { always: { guard: stateIn({ zip: "known" }), target: "resting" } }
          }
        }
      }
    })
    const gestures = ["keep", "ask", "tell"].map((type) => ({ type, parts: [{ type }] }))
    const { tours } = toursOf({ machine: desk, starts, happenings: gestures, sees, frame: 10 })
    expect(tours.map(({ stops }) => stops.map(({ name }) => name).join())).toEqual([
      "keep,ask,tell",
      "ask,keep"
    ])
    expect(tours.at(-1)?.stops.at(-1)?.snapshot.value).toEqual({ zip: "asked", note: "waiting" })
  })
})
