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
  /** Time that passes before (ms). */
  readonly ms?: number
  /** Whether a tour is over afterwards, since the page is left. */
  readonly isLast?: boolean
}

export interface TourStart<TMachine extends AnyStateMachine> {
  readonly name: string
  readonly input: InputFrom<TMachine>
  /** What has happened to the machine before the first act of a user. */
  readonly begun?: ReadonlyArray<AnyEventObject>
}

/** What a port remembers of its answers: a wish that was answered before is answered at once, without a request. */
export interface Memory<TMachine extends AnyStateMachine> {
  readonly port: string
  /** How long an answer is good (ms). */
  readonly lifetime: number
  readonly isAsking: (snapshot: SnapshotFrom<TMachine>) => boolean
  readonly wish: (snapshot: SnapshotFrom<TMachine>) => string
  /** Whether an answer is kept. */
  readonly keeps: (answer: AnyEventObject) => boolean
  /** The answer with what is left of its life (ms). */
  readonly aged: (answer: AnyEventObject, validFor: number) => AnyEventObject
  /** The answer that the page came with. */
  readonly sent: (snapshot: SnapshotFrom<TMachine>) => AnyEventObject | undefined
}

export interface Tourable<TMachine extends AnyStateMachine> {
  readonly machine: TMachine
  readonly starts: ReadonlyArray<TourStart<TMachine>>
  readonly happenings: ReadonlyArray<Occasion>
  /** What guards can see, and what decides what can happen. */
  readonly sees: (snapshot: SnapshotFrom<TMachine>) => unknown
  /** Time that passes after each happening (ms). */
  readonly frame: number
  readonly memory?: Memory<TMachine>
}

/** A step of a tour: what happens, how long it takes, and where the machine stands afterwards. */
export interface Stop<TMachine extends AnyStateMachine> {
  readonly name: string
  readonly ms: number
  /** Before time passes again: when the next delays begin. */
  readonly heard: SnapshotFrom<TMachine>
  readonly snapshot: SnapshotFrom<TMachine>
  /** How often each port was called since the start of the tour. */
  readonly calls: Readonly<Record<string, number>>
  /** Whether a delay that it waits for came to its end, or time brought something else before. */
  readonly verdict: Verdict
}

export interface Tour<TMachine extends AnyStateMachine> {
  readonly start: TourStart<TMachine>
  readonly begin: SnapshotFrom<TMachine>
  readonly stops: ReadonlyArray<Stop<TMachine>>
}

/** A machine on simulated time, as a tour drives it. */
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
    /** Everything that a happening does, and the time it takes. */
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
