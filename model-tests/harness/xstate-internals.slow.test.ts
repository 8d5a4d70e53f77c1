import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  createMachine,
  fromPromise,
  initialTransition,
  type InspectionEvent,
  setup,
  SimulatedClock,
  transition
} from "xstate"
import { describe, expect, it } from "vitest"
import { virtualClock } from "./virtual-clock.ts"

/** A machine that contains each feature that the harness reads. */
const sample = setup({
  actors: { ask: fromPromise<string>(() => new Promise(() => {})) },
  guards: { isNever: () => false },
  delays: { pause: 1000 }
}).createMachine({
  id: "sample",
  initial: "asking",
  states: {
    asking: {
      invoke: { id: "ask", src: "ask", onDone: "answered", onError: "answered" },
      after: { pause: "answered" },
      on: { quiet: {}, never: { guard: "isNever", target: "answered" } }
    },
    answered: { always: { guard: "isNever", target: "asking" } }
  }
})

/** xstate 5.33 does not guarantee these internals, but the harness reads them; this test fails when they change. */
describe("the xstate internals that the harness reads", () => {
  it("list port answers and delays among the transitions of a state", () => {
    const asking = sample.root.states["asking"]
    expect([...(asking?.transitions.keys() ?? [])].toSorted()).toEqual([
      "never",
      "quiet",
      "xstate.after.pause.sample.asking",
      "xstate.done.actor.ask",
      "xstate.error.actor.ask"
    ])
    expect(sample.root.states["answered"]?.always).toHaveLength(1)
  })

  it("give the source and event of a transition, and the names of ports and delays", () => {
    const asking = sample.root.states["asking"]
    const [onPause] = asking?.transitions.get("xstate.after.pause.sample.asking") ?? []
    expect(onPause?.source).toBe(asking)
    expect(onPause?.eventType).toBe("xstate.after.pause.sample.asking")
    expect(asking?.transitions.get("never")?.[0]?.guard).toBe("isNever")
    const [always] = sample.root.states["answered"]?.always ?? []
    expect(always?.source).toBe(sample.root.states["answered"])
    expect(always?.eventType).toBe("")
    expect(Object.keys(sample.implementations.actors)).toEqual(["ask"])
    expect(Object.keys(sample.implementations.delays)).toEqual(["pause"])
  })

  it("report a step without an actor to the given system", () => {
    const heard: Array<string> = []
    const watch = (event: InspectionEvent) => {
      if (event.type === "@xstate.microstep")
        heard.push(...event._transitions.map((each) => String(each.eventType)))
    }
    const step = (before: AnyMachineSnapshot, event: AnyEventObject, scope: AnyActorScope): unknown => {
      const system: unknown = Object.create(scope.system, { _sendInspectionEvent: { value: watch } })
      const watched = { ...scope, system: system as AnyActorScope["system"] }
      return (sample as AnyStateMachine).transition(before, event, watched)
    }
    const machine: unknown = Object.create(sample, { transition: { value: step } })
    const [before] = initialTransition(sample)
    transition(machine as AnyStateMachine, before, { type: "quiet" })
    expect(heard).toContain("quiet")
  })

  it("report each microstep with the transitions taken, as objects of the machine", () => {
    const heard: Array<InspectionEvent> = []
    const actor = createActor(sample, { inspect: (event) => heard.push(event) }).start()
    actor.send({ type: "xstate.done.actor.ask", output: "yes" })
    const taken = heard.flatMap((event) =>
      event.type === "@xstate.microstep" && event.actorRef === actor ? event._transitions : []
    )
    expect(taken).toContain(sample.root.states["asking"]?.transitions.get("xstate.done.actor.ask")?.[0])
    expect(actor.getSnapshot().value).toBe("answered")
  })

  it("report a forbidden event as a transition without target, and list the active states", () => {
    const actor = createActor(sample)
    const taken: Array<unknown> = []
    createActor(sample, {
      inspect: (event) => event.type === "@xstate.microstep" && taken.push(...event._transitions)
    })
      .start()
      .send({ type: "quiet" })
    expect(taken).toContain(sample.root.states["asking"]?.transitions.get("quiet")?.[0])
    expect(actor.getSnapshot()._nodes.map((node) => node.id)).toEqual(["sample", "sample.asking"])
    expect(Object.keys(actor.getSnapshot().children)).toEqual(["ask"])
  })

  it("identify the root by its session", () => {
    const roots = new Set<boolean>()
    createActor(sample, { inspect: (event) => roots.add(event.actorRef.sessionId === event.rootId) }).start()
    expect(roots).toEqual(new Set([true, false]))
  })

  it("match the harness's own simulated clock", () => {
    const ends = (
      increment: (ms: number) => void,
      clock: Pick<SimulatedClock, "setTimeout" | "clearTimeout">
    ) => {
      const log: Array<string> = []
      clock.setTimeout(() => log.push("late"), 200)
      clock.setTimeout(() => {
        log.push("early")
        clock.setTimeout(() => log.push("nested"), 50)
      }, 100)
      clock.clearTimeout(clock.setTimeout(() => log.push("never"), 10))
      increment(99)
      log.push("99")
      increment(1)
      log.push("100")
      increment(100)
      return log
    }
    const own = virtualClock()
    const theirs = new SimulatedClock()
    expect(ends(own.increment, own.clock)).toEqual(ends((ms) => theirs.increment(ms), theirs))
    expect(own.pending()).toBe(0)
    expect(own.now()).toBe(200)
  })

  it("refuse the machine as a test model, which is why the adjacency map is walked", async () => {
    const { createTestModel } = await import("xstate/graph")
    expect(() => createTestModel(createMachine({ ...sample.config }))).toThrow(/not supported/u)
  })
})
