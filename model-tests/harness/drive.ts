import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  SnapshotFrom
} from "xstate"
import { createActor } from "xstate"
import { hushed, isPlausible, nameOfTaken } from "./machine-parts.ts"
import { type Happening, partsOf } from "./map.ts"
import { virtualClock } from "./virtual-clock.ts"
import type { Verdict } from "./explore.ts"

export interface Occasion extends Happening {
  /** Time that passes before the happening (ms). */
  readonly ms?: number
  /** Whether the tour ends after the happening, because the page is left. */
  readonly isLast?: boolean
}

export interface TourStart<TMachine extends AnyStateMachine> {
  readonly name: string
  readonly input: InputFrom<TMachine>
  /** Events that the machine has processed before the first user action. */
  readonly begun?: ReadonlyArray<AnyEventObject>
}

/** A port's cache of its responses: a repeated request gets the cached response at once, without a call. */
export interface Memory<TMachine extends AnyStateMachine> {
  readonly port: string
  /** How long a response is valid (ms). */
  readonly lifetime: number
  readonly isAsking: (snapshot: SnapshotFrom<TMachine>) => boolean
  readonly wish: (snapshot: SnapshotFrom<TMachine>) => string
  /** Whether a response is cached. */
  readonly keeps: (answer: AnyEventObject) => boolean
  /** The response with its remaining validity (ms). */
  readonly aged: (answer: AnyEventObject, validFor: number) => AnyEventObject
  /** The response that the server rendered into the page. */
  readonly sent: (snapshot: SnapshotFrom<TMachine>) => AnyEventObject | undefined
}

export interface Tourable<TMachine extends AnyStateMachine> {
  readonly machine: TMachine
  readonly starts: ReadonlyArray<TourStart<TMachine>>
  readonly happenings: ReadonlyArray<Occasion>
  /** Everything that guards can distinguish, and everything that decides which happenings are possible. */
  readonly sees: (snapshot: SnapshotFrom<TMachine>) => unknown
  /** Time that passes after each happening (ms). */
  readonly frame: number
  readonly memory?: Memory<TMachine>
}

/** A step of a tour: the happening, its duration, and the snapshot of the machine afterwards. */
export interface Stop<TMachine extends AnyStateMachine> {
  readonly name: string
  readonly ms: number
  /** Snapshot before time passes again: the next delays start here. */
  readonly heard: SnapshotFrom<TMachine>
  readonly snapshot: SnapshotFrom<TMachine>
  /** Number of calls of each port since the start of the tour. */
  readonly calls: Readonly<Record<string, number>>
  /** Whether an awaited delay ended as expected, or another timer fired first. */
  readonly verdict: Verdict
}

export interface Tour<TMachine extends AnyStateMachine> {
  readonly start: TourStart<TMachine>
  readonly begin: SnapshotFrom<TMachine>
  readonly stops: ReadonlyArray<Stop<TMachine>>
}

/** Runs a machine on simulated time, controlled by a tour. */
export const driven = <TMachine extends AnyStateMachine>(
  original: TMachine,
  input: InputFrom<TMachine>,
  { frame, memory }: Pick<Tourable<TMachine>, "frame" | "memory">
) => {
  const time = virtualClock()
  const kept = new Map<string, { readonly answer: AnyEventObject; readonly until: number }>()
  const calls: { [port: string]: number } = {}
  const machine = hushed(original, (port) => (calls[port] = (calls[port] ?? 0) + 1))
  const taken = new Set<string>()
  let heard: Array<string> = []
  const actor = createActor(machine, {
    input,
    clock: time.clock,
    inspect: (event) => {
      const isRoot = event.actorRef.sessionId === event.rootId
      if (!isRoot) return
      if (event.type === "@xstate.event") heard.push(event.event.type)
      if (event.type !== "@xstate.microstep") return
      for (const transition of event._transitions) {
        const name = nameOfTaken(transition)
        if (name !== undefined) taken.add(name)
      }
    }
  }).start()
  const snapshot = () => actor.getSnapshot() as SnapshotFrom<TMachine>
  const part = (event: AnyEventObject): Verdict => {
    if (!isPlausible(snapshot() as AnyMachineSnapshot, event)) return "asExpected"
    heard = []
    if (!event.type.startsWith("xstate.after.")) {
      actor.send(event as EventFrom<TMachine>)
      return "asExpected"
    }
    while (!heard.includes(event.type) && time.fireNext());
    return heard.includes(event.type) ? "asExpected" : "timeCameBetween"
  }
  const keep = (answer: AnyEventObject) => {
    if (memory !== undefined)
      kept.set(memory.wish(snapshot()), { answer, until: time.now() + memory.lifetime })
  }
  const remember = () => {
    if (memory === undefined || !memory.isAsking(snapshot())) return
    const found = kept.get(memory.wish(snapshot()))
    if (found === undefined || found.until <= time.now()) return
    calls[memory.port] = (calls[memory.port] ?? 0) - 1
    actor.send(memory.aged(found.answer, found.until - time.now()) as EventFrom<TMachine>)
  }
  const sent = memory?.sent(snapshot())
  if (sent !== undefined) keep(sent)
  return {
    snapshot,
    part,
    taken,
    /** Applies all events of a happening, and lets the time pass that the happening takes. */
    happen: (happening: Occasion): Stop<TMachine> => {
      const before = time.now()
      let verdict: Verdict = "asExpected"
      time.increment(happening.ms ?? 0)
      for (const each of partsOf(happening)) {
        if (memory?.isAsking(snapshot()) === true && memory.keeps(each)) keep(each)
        if (part(each) === "timeCameBetween") verdict = "timeCameBetween"
        remember()
      }
      const ms = time.now() - before
      const heard = snapshot()
      time.increment(frame)
      remember()
      return { name: happening.type, ms, heard, snapshot: snapshot(), calls: { ...calls }, verdict }
    },
    stop: () => actor.stop()
  }
}
