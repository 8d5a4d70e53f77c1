import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  SnapshotFrom
} from "xstate"
import { createActor } from "xstate"
import { hushed, isPlausible, nameOfTaken, transitionNames } from "./machine-parts.ts"
import { type Edges, type Happening, keyOfSituation, mapOf, partsOf, type Step } from "./map.ts"
import { virtualClock } from "./virtual-clock.ts"

export interface Occasion extends Happening {
  /** Time that passes before (ms). */
  readonly ms?: number
  /** Whether a tour is over afterwards, since the page is left. */
  readonly isLast?: boolean
}

export interface TourStart<TMachine extends AnyStateMachine> {
  readonly name: string
  readonly input: InputFrom<TMachine>
  /** What has happened to the machine before anybody can do anything. */
  readonly begun?: ReadonlyArray<AnyEventObject>
}

/** What a port remembers of its answers: a wish that was answered before is answered at once, and nobody is asked. */
export interface Memory<TMachine extends AnyStateMachine> {
  readonly port: string
  /** How long an answer is good (ms). */
  readonly lifetime: number
  readonly isAsking: (snapshot: SnapshotFrom<TMachine>) => boolean
  readonly wish: (snapshot: SnapshotFrom<TMachine>) => string
  /** Whether an answer is kept. */
  readonly keeps: (answer: AnyEventObject) => boolean
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
}

export interface Tour<TMachine extends AnyStateMachine> {
  readonly start: TourStart<TMachine>
  readonly begin: SnapshotFrom<TMachine>
  readonly stops: ReadonlyArray<Stop<TMachine>>
}

/** The shortest way to a step that takes something of what is still wanted, breadth first. */
const wayToNew = (
  edges: Edges,
  from: string,
  isNew: (step: Step) => boolean
): ReadonlyArray<Step> | undefined => {
  const ways = new Map<string, ReadonlyArray<Step>>([[from, []]])
  for (const [key, way] of ways)
    for (const step of edges.get(key) ?? []) {
      if (isNew(step)) return [...way, step]
      if (!ways.has(step.to)) ways.set(step.to, [...way, step])
    }
  return undefined
}

/** A machine on simulated time, as a tour drives it. */
const driven = <TMachine extends AnyStateMachine>(
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
  const part = (event: AnyEventObject) => {
    if (!isPlausible(snapshot() as AnyMachineSnapshot, event)) return
    heard = []
    if (!event.type.startsWith("xstate.after.")) actor.send(event as EventFrom<TMachine>)
    else while (!heard.includes(event.type) && time.fireNext());
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
    actor.send(found.answer as EventFrom<TMachine>)
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
      time.increment(happening.ms ?? 0)
      for (const each of partsOf(happening)) {
        if (memory?.isAsking(snapshot()) === true && memory.keeps(each)) keep(each)
        part(each)
        remember()
      }
      const ms = time.now() - before
      const heard = snapshot()
      time.increment(frame)
      remember()
      return { name: happening.type, ms, heard, snapshot: snapshot(), calls: { ...calls } }
    },
    stop: () => actor.stop()
  }
}

/**
 * Few walks that together take every transition that can be taken with these happenings, and let each of them happen:
 * each goes on to the nearest step that is new, as long as there is one. They are walked on the machine while they are
 * made, so that what time brings in between stands in them.
 */
export const toursOf = <TMachine extends AnyStateMachine>(tourable: Tourable<TMachine>) => {
  const { happenings, starts } = tourable
  const machine = hushed(tourable.machine)
  const keyOf = keyOfSituation(tourable)
  const missing = new Set([...transitionNames(machine), ...happenings.map(({ type }) => type)])
  // what changes nothing has not been done
  const isNew = ({ event, taken }: Step) =>
    taken.length > 0 && (missing.has(event.type) || taken.some((name) => missing.has(name)))
  const tours: Array<Tour<TMachine>> = []
  for (const start of starts) {
    const { edges } = mapOf(machine, start.input, happenings, keyOf, start.begun)
    let found = true
    while (found) {
      const drive = driven(tourable.machine, start.input, tourable)
      start.begun?.forEach(drive.part)
      const begin = drive.snapshot()
      const stops: Array<Stop<TMachine>> = []
      const note = () => drive.taken.forEach((name) => missing.delete(name))
      note()
      let way = wayToNew(edges, keyOf(begin as AnyMachineSnapshot), isNew)
      found = way !== undefined
      const tried = new Set<Step>()
      while (way !== undefined) {
        const [step] = way
        if (step === undefined) break
        const before: number = missing.size
        stops.push(drive.happen(step.event))
        missing.delete(step.event.type)
        note()
        // what time forestalls is not tried for ever
        if (way.length === 1 && missing.size === before) tried.add(step)
        if (happenings.find(({ type }) => type === step.event.type)?.isLast === true) break
        if (stops.length >= 60 || (drive.snapshot() as AnyMachineSnapshot).status !== "active") break
        way = wayToNew(
          edges,
          keyOf(drive.snapshot() as AnyMachineSnapshot),
          (each) => isNew(each) && !tried.has(each)
        )
      }
      drive.stop()
      if (stops.length > 0 || tours.every((tour) => tour.start !== start)) tours.push({ start, begin, stops })
      if (tours.length > 60) found = false
    }
  }
  return { tours, missing: [...missing].toSorted() }
}
