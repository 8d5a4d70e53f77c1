import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  SnapshotFrom
} from "xstate"
import { createActor } from "xstate"
import { coverageOf } from "./coverage.ts"
import { delayEvents, hushed, isFromMachinery, isPlausible, nodesOf } from "./machine-parts.ts"
import { keyOfSituation, mapOf, waysOf } from "./map.ts"
import { virtualClock } from "./virtual-clock.ts"

export interface Situation<TMachine extends AnyStateMachine> {
  readonly inputs: ReadonlyArray<InputFrom<TMachine>>
  /** Every payload worth telling apart: what visitors send, and what ports answer (`done`, `fails`). */
  readonly events: ReadonlyArray<AnyEventObject>
  /** What guards can see: situations that look alike here are alike, whatever else differs. */
  readonly sees: (snapshot: SnapshotFrom<TMachine>) => unknown
}

/** What is true of every situation that a walk meets, by its sentence; the event is the one that led there. */
export interface Promises<TMachine extends AnyStateMachine> {
  readonly [sentence: string]: (
    snapshot: SnapshotFrom<TMachine>,
    event: AnyEventObject | undefined
  ) => boolean
}

export interface Walk<Input> {
  readonly title: string
  readonly input: Input
  readonly events: ReadonlyArray<AnyEventObject>
  /** What the map says is seen after each event. */
  readonly expected: ReadonlyArray<string>
}

export const done = (port: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${port}`,
  output
})
export const fails = (port: string): AnyEventObject => ({
  type: `xstate.error.actor.${port}`,
  error: "no answer"
})

const titled = (events: ReadonlyArray<AnyEventObject>): string =>
  events.map(({ type, ...payload }) => `${type} ${JSON.stringify(payload).slice(0, 80)}`).join(" → ")

/** One walk for every edge of the machine: the shortest way to each situation, then one event it can meet there. */
export const explore = <TMachine extends AnyStateMachine>(
  original: TMachine,
  situation: Situation<TMachine>
) => {
  const machine = hushed(original)
  const coverage = coverageOf(machine)
  const events = [...situation.events, ...delayEvents(machine)]
  const keyOf = keyOfSituation(situation)

  const walks = situation.inputs.flatMap((input): ReadonlyArray<Walk<InputFrom<TMachine>>> => {
    const { edges, start } = mapOf(machine, input, events, keyOf)
    const ways = waysOf(edges, start)
    const reached = [...ways].flatMap(([key, way]) => (edges.get(key) ?? []).map((last) => [...way, last]))
    return [[], ...reached].map((steps) => ({
      title: steps.length === 0 ? "at the start" : titled(steps.map((step) => step.event)),
      input,
      events: steps.map((step) => step.event),
      expected: steps.map((step) => step.to)
    }))
  })

  /** Plays a walk on simulated time; `look` is called at the start and after every event. */
  const play = (
    walk: Walk<InputFrom<TMachine>>,
    look: (snapshot: SnapshotFrom<TMachine>, event: AnyEventObject | undefined) => void
  ): "asExpected" | "timeCameBetween" => {
    const time = virtualClock()
    const heard: Array<string> = []
    const actor = createActor(machine, {
      input: walk.input,
      clock: time.clock,
      inspect: (event) => {
        // children of the machine are inspected as well; the machine itself is the root
        if (event.actorRef.sessionId !== event.rootId) return
        if (event.type === "@xstate.event") heard.push(event.event.type)
        coverage.inspect(event)
      }
    })
    actor.start()
    look(actor.getSnapshot() as SnapshotFrom<TMachine>, undefined)
    let verdict: "asExpected" | "timeCameBetween" = "asExpected"
    for (const [index, event] of walk.events.entries()) {
      heard.length = 0
      const before: AnyMachineSnapshot = actor.getSnapshot()
      if (!isPlausible(before, event)) return "timeCameBetween"
      coverage.during(before, event.type, () => {
        if (!event.type.startsWith("xstate.after.")) actor.send(event as EventFrom<TMachine>)
        else while (!heard.includes(event.type) && time.fireNext());
      })
      const foreign = heard.filter((type) => type !== event.type && isFromMachinery({ type }))
      if (foreign.length > 0) verdict = "timeCameBetween"
      const after: AnyMachineSnapshot = actor.getSnapshot()
      look(after as SnapshotFrom<TMachine>, event)
      if (verdict === "asExpected" && keyOf(after) !== walk.expected[index])
        throw new Error(`${walk.title}: the map says ${walk.expected[index]}, the machine ${keyOf(after)}`)
    }
    actor.stop()
    return verdict
  }

  /** Plays every walk and says which promises it broke where: names of sentences, each true of every situation. */
  const broken = (promises: Promises<TMachine>): ReadonlyArray<string> => {
    const found: Array<string> = []
    for (const walk of walks)
      play(walk, (snapshot, event) => {
        for (const [promise, holds] of Object.entries(promises))
          if (!holds(snapshot, event)) found.push(`${promise}: ${walk.title}`)
      })
    return found.slice(0, 5)
  }

  return {
    broken,
    untaken: coverage.untaken,
    unrefused: coverage.unrefused,
    /** The figures of this machine, for the report of a test run. */
    summary: () =>
      `${original.id}: ${nodesOf(machine).length - 1} states, ${coverage.takenCount()} of ${coverage.total} transitions taken, ${walks.length} paths`
  }
}
