import { createMachine, fromPromise, setup } from "xstate"
import { describe, expect, it } from "vitest"
import { walkOf } from "./machine-walk.ts"
import { done, fails } from "./explore.ts"

/** A request with a guard, a delay and a response. */
const machine = setup({
  types: { context: {} as { readonly tries: number }, events: {} as { readonly type: "ask" | "leave" } },
  actors: { answer: fromPromise<string>(() => new Promise(() => {})) },
  actions: { count: () => {} },
  guards: { isAllowed: ({ event }) => !("isForbidden" in event) },
  delays: { timeout: 1000 }
}).createMachine({
  id: "question",
  context: { tries: 0 },
  initial: "idle",
  states: {
    idle: { on: { ask: { guard: "isAllowed", target: "asking" } } },
    asking: {
      invoke: { id: "answer", src: "answer", onDone: "answered", onError: "idle" },
      after: { timeout: "idle" },
      on: { leave: "idle" }
    },
    answered: { type: "final" }
  }
})

const events = [
  { type: "ask" },
  { type: "ask", isForbidden: true },
  { type: "leave" },
  done("answer", "yes"),
  fails("answer")
]
const sees = ({ value }: { readonly value: unknown }) => value
const walked = (those: typeof events, promises = {}, manner?: "eachEdge") =>
  walkOf(machine, {
    ways: { everywhere: { inputs: [undefined], events: those, sees } },
    promises,
    ...(manner === undefined ? {} : { manner })
  })

describe.each([undefined, "eachEdge" as const])("a walk through a machine, %s", (manner) => {
  it("takes every path, and counts it", () => {
    const found = walked(events, {}, manner).walk()
    expect(found.missing).toEqual([])
    expect(found.broken).toEqual([])
    expect([found.states, found.transitions, found.branches, found.delays]).toEqual([
      { taken: 3, total: 3 },
      { taken: 5, total: 5 },
      // allowed and refused
      { taken: 2, total: 2 },
      { taken: 1, total: 1 }
    ])
  })

  it("names a state, a transition and a refusal that no path takes", () => {
    const without = events.filter(
      ({ type, ...rest }) => type !== "xstate.done.actor.answer" && !("isForbidden" in rest)
    )
    expect(walked(without, {}, manner).walk().missing).toEqual([
      "question.answered, where no path stands",
      "question.asking --xstate.done.actor.answer[0]--> question.answered",
      "question.idle --ask--> refused"
    ])
  })

  it("names a broken promise", () => {
    const promise = {
      "no question is ever answered": ({ value }: { readonly value: unknown }) => value !== "answered"
    }
    const { broken } = walked(events, promise, manner).walk()
    expect(broken).not.toEqual([])
    for (const sentence of broken)
      expect(sentence).toMatch(
        /^no question is ever answered: .+ \(again: npm run paths -- --path question\/[0-9a-f]{8}\)$/u
      )
  })

  it("names its paths, so that each can be played separately", () => {
    const paths = walked(events, {}, manner).paths()
    const answered = paths.find(
      (path) => path.events.map(({ type }) => type).join() === "ask,xstate.done.actor.answer"
    )
    const values: Array<unknown> = []
    expect(answered?.play(({ value }) => values.push(value))).toEqual({ broken: [], verdict: "asExpected" })
    expect(values).toEqual(["idle", "asking", "answered"])
    expect(new Set(paths.map(({ id }) => id)).size).toBe(paths.length)
    expect(answered?.id).toMatch(/^question\/[0-9a-f]{8}$/u)
    // a path keeps its name when other paths are added
    expect(
      walked([...events].toReversed(), {}, manner)
        .paths()
        .map(({ id }) => id)
    ).toContain(answered?.id)
  })
})

/** Two delays start together, and the second one is due long after the first one has ended. */
const kettle = createMachine({
  id: "kettle",
  initial: "on",
  states: { on: { after: { 1000: "warm", 2000: "burnt" } }, warm: {}, burnt: {} }
})
const heated = (promises: Parameters<typeof walkOf<typeof kettle>>[1]["promises"], manner?: "eachEdge") =>
  walkOf(kettle, {
    ways: { everywhere: { inputs: [undefined], events: [], sees: ({ value }) => value } },
    promises,
    ...(manner === undefined ? {} : { manner })
  })

describe("a path cut short by a timer", () => {
  it("is counted separately", () => {
    const { paths, forestalled } = heated({}).walk()
    expect([paths, forestalled]).toEqual([3, 1])
    const verdicts = heated({})
      .paths()
      .map(({ play }) => play(() => {}).verdict)
    expect(verdicts).toEqual(["asExpected", "asExpected", "timeCameBetween"])
  })

  it("does not hide an edge that breaks a promise and that no path reaches on simulated time", () => {
    const { broken } = heated({ "nothing burns": ({ value }) => value !== "burnt" }, "eachEdge").walk()
    expect(broken).toEqual(['nothing burns: xstate.after.2000.kettle.on leads to ["active","burnt"]'])
  })
})
