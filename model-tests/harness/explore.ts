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
import { delayEvents, hushed, isFromMachinery, isPlausible } from "./machine-parts.ts"
import { type Happening, keyOfSituation, mapOf, waysOf } from "./map.ts"
import { virtualClock } from "./virtual-clock.ts"

export interface Situation<TMachine extends AnyStateMachine> {
  readonly inputs: ReadonlyArray<InputFrom<TMachine>>
  /** Every payload that makes a difference: events of visitors, and responses of ports (`done`, `fails`). */
  readonly events: ReadonlyArray<Happening>
  /** Everything that guards can distinguish: situations with equal results count as equal, whatever else differs. */
  readonly sees: (snapshot: SnapshotFrom<TMachine>) => unknown
}

/**
 * Conditions that must hold in every situation of a path, keyed by the sentence that states them; each receives the
 * situation and the last event before it.
 */
export interface Promises<TMachine extends AnyStateMachine> {
  readonly [sentence: string]: (
    snapshot: SnapshotFrom<TMachine>,
    event: AnyEventObject | undefined
  ) => boolean
}

/** Result of a path: it ended as in the map, or another timer fired first (a delay that is due earlier). */
export type Verdict = "asExpected" | "timeCameBetween"

export interface Walk<Input> {
  readonly input: Input
  readonly events: ReadonlyArray<AnyEventObject>
  /** The situations after each event, according to the map. */
  readonly expected: ReadonlyArray<string>
}

export const done = <Output>(port: string, output: Output) => ({
  type: `xstate.done.actor.${port}`,
  output
})
export const fails = (port: string): AnyEventObject => ({
  type: `xstate.error.actor.${port}`,
  error: "no answer"
})

/** Formats a walk as one line: its events with their payloads. */
export const titleOf = (events: ReadonlyArray<AnyEventObject>): string =>
  events.length === 0
    ? "at the start"
    : events.map(({ type, ...payload }) => `${type} ${JSON.stringify(payload).slice(0, 80)}`).join(" → ")

/**
 * Creates one walk for every edge of the machine: the shortest way to each situation, then one event that is possible
 * there.
 */
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
      input,
      events: steps.map((step) => step.event),
      expected: steps.map((step) => step.to)
    }))
  })

  /** Plays a walk on simulated time; `look` is called at the start and after every event. */
  const play = (
    walk: Walk<InputFrom<TMachine>>,
    look: (snapshot: SnapshotFrom<TMachine>, event: AnyEventObject | undefined) => void
  ): Verdict => {
    const time = virtualClock()
    const heard: Array<string> = []
    const actor = createActor(machine, {
      input: walk.input,
      clock: time.clock,
      inspect: (event) => {
        // child actors of the machine are inspected as well; the machine itself is the root
        if (event.actorRef.sessionId !== event.rootId) return
        if (event.type === "@xstate.event") heard.push(event.event.type)
        coverage.inspect(event)
      }
    })
    const see = (event: AnyEventObject | undefined): AnyMachineSnapshot => {
      const snapshot: AnyMachineSnapshot = actor.getSnapshot()
      coverage.stand(snapshot)
      look(snapshot as SnapshotFrom<TMachine>, event)
      return snapshot
    }
    const goThrough = (): Verdict => {
      see(undefined)
      let verdict: Verdict = "asExpected"
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
        const after = see(event)
        if (verdict === "asExpected" && keyOf(after) !== walk.expected[index])
          throw new Error(`the map says ${walk.expected[index]}, the machine ${keyOf(after)}`)
      }
      return verdict
    }
    actor.start()
    try {
      return goThrough()
    } finally {
      actor.stop()
    }
  }

  return { walks, play, taken: coverage.taken }
}
