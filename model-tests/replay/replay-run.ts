import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  type StateValue,
  transition
} from "xstate"
import { chartVersion } from "../../src/machines/chart-version.ts"
import { stateText } from "../../src/machines/state-text.ts"
import { delayEvents, hushed, isPlausible } from "../harness/machine-parts.ts"
import type { AnySituation, MachineWalk } from "../harness/machine-walk.ts"
import { alsoCarried } from "./also-carried.ts"
import type { MachineRun } from "./log-file.ts"
import type { Replayed } from "./replayed.ts"

/** Limits of the search for a path: most logs need few situations, and few logs need many. */
interface Reach {
  /** Maximum number of situations kept per step. */
  readonly held: number
  /** Number of candidate start situations that is enough for a log whose beginning is missing. */
  readonly begins: number
  /** Maximum number of situations searched for the start. */
  readonly seen: number
}
const near: Reach = { held: 20, begins: 20, seen: 2_000 }
const far: Reach = { held: 400, begins: 400, seen: 20_000 }

/** Possible situations of the machine, without duplicates by what its guards can distinguish. */
type Situations = ReadonlyMap<string, AnyMachineSnapshot>

const stateOf = (snapshot: AnyMachineSnapshot): string => stateText(snapshot.value as StateValue)

const keyed = (
  sees: AnySituation["sees"],
  snapshots: Iterable<AnyMachineSnapshot>,
  limit: number
): Situations => {
  const found = new Map<string, AnyMachineSnapshot>()
  for (const snapshot of snapshots) {
    if (found.size === limit) break
    const key = JSON.stringify([snapshot.status, stateOf(snapshot), sees(snapshot)])
    if (!found.has(key)) found.set(key, snapshot)
  }
  return found
}

/** Combines all ways of a machine into one: a page uses them side by side. */
const wholeOf = (situations: MachineWalk["situations"]): AnySituation => ({
  inputs: situations.flatMap(({ inputs }) => inputs),
  events: situations.flatMap(({ events }) => events),
  sees: (snapshot) => situations.map(({ sees }) => sees(snapshot))
})

/**
 * Returns the possible payloads of an event: all those of the machine's walk, or no payload if the walk has no such
 * event.
 */
const candidates = (type: string, situation: AnySituation): ReadonlyArray<AnyEventObject> => {
  const known = situation.events.filter((event) => event.type === type)
  return known.length > 0 ? known : [{ type }]
}

const after = (machine: AnyStateMachine, before: AnyMachineSnapshot, event: AnyEventObject) => {
  if (before.status !== "active" || !isPlausible(before, event)) return undefined
  try {
    return transition(machine, before, event)[0]
  } catch {
    // this payload is impossible here
    return undefined
  }
}

function* steps(
  machine: AnyStateMachine,
  from: Iterable<AnyMachineSnapshot>,
  events: ReadonlyArray<AnyEventObject>
): Generator<AnyMachineSnapshot> {
  for (const before of from)
    for (const event of events) {
      const next = after(machine, before, event)
      if (next !== undefined) yield next
    }
}

const beginnings = (machine: AnyStateMachine, { inputs }: AnySituation): ReadonlyArray<AnyMachineSnapshot> =>
  inputs.map((input) => initialTransition(machine, input)[0])

/** Returns situations in which the machine is in a state, those closest to its initial states first. */
const situationsIn = (
  state: string,
  machine: AnyStateMachine,
  situation: AnySituation,
  { begins, seen: most }: Reach
): ReadonlyArray<AnyMachineSnapshot> => {
  const events = [...situation.events, ...delayEvents(machine)]
  const seen = new Map(keyed(situation.sees, beginnings(machine, situation), most))
  const found: Array<AnyMachineSnapshot> = []
  for (const [, snapshot] of seen) {
    if (stateOf(snapshot) === state) found.push(snapshot)
    if (found.length === begins) break
    for (const [key, next] of keyed(situation.sees, steps(machine, [snapshot], events), most))
      if (seen.size < most && !seen.has(key)) seen.set(key, next)
  }
  return found
}

const statesIn = (situations: Iterable<AnyMachineSnapshot>): string => {
  const states = [...new Set([...situations].map(stateOf))]
  const more = states.length > 5 ? ` or ${states.length - 5} others` : ""
  return `${states.slice(0, 5).join(" or ")}${more}` || "(nowhere)"
}

/** Follows a run from its first entry, and describes each step. */
const follow = (
  machine: AnyStateMachine,
  situation: AnySituation,
  run: MachineRun,
  reach: Reach
): Replayed => {
  const { sees } = situation
  const [first, ...rest] = run.entries
  if (first === undefined) return { lines: ["    no event was logged"], isFollowed: false }
  const isWhole = first.event === "xstate.init"
  const all = isWhole ? beginnings(machine, situation) : situationsIn(first.state, machine, situation, reach)
  const begins = all.filter((snapshot) => stateOf(snapshot) === first.state)
  const state = first.state || "(no state)"
  const lines = [isWhole ? `    begins in ${state}` : `    begins later, after ${first.event}, in ${state}`]
  if (begins.length === 0) {
    const line = isWhole ? `the machine begins in ${statesIn(all)} instead` : "no way leads there"
    return { lines: [...lines, `    ${line}`], isFollowed: false }
  }
  const stopped = (line: string): Replayed => ({ lines: [...lines, line], isFollowed: false })
  let now = keyed(sees, begins, reach.held)
  for (const [index, { event, state, status }] of rest.entries()) {
    const step = `${index + 2}`.padStart(3)
    if (status === "stopped" || status === "error") {
      const end = status === "error" ? `${event}: the machine itself failed in` : "the page let go of it in"
      return index < rest.length - 1
        ? stopped(`${step} ${event}: a machine that has ended hears nothing more; the log goes on`)
        : [...now.values()].some((snapshot) => stateOf(snapshot) === state)
          ? { lines: [...lines, `${step} ${end} ${state || "(no state)"}`], isFollowed: true }
          : stopped(`${step} ${end} ${state}: the machine stood in ${statesIn(now.values())}`)
    }

    const events = candidates(event, situation)
    const nexts = keyed(sees, steps(machine, now.values(), events), reach.held * 10)
    const agreeing = [...nexts.values()].filter(
      (snapshot) => stateOf(snapshot) === state && snapshot.status === status
    )
    if (agreeing.length === 0) {
      const where =
        nexts.size === 0 ? "it is not waited for there" : `the machine goes to ${statesIn(nexts.values())}`
      const line = `${step} ${event}: from ${statesIn(now.values())} ${where}; the log says ${state}`
      const looked = `    what it carried is not in the log: looked for among ${events.length} values of its walk`
      return { lines: [...lines, line, looked], isFollowed: false }
    }
    lines.push(`${step} ${event} → ${state || "(no state)"}`)
    now = keyed(sees, agreeing, reach.held)
  }
  return { lines: [...lines, `    followed to ${statesIn(now.values())}`], isFollowed: true }
}

/**
 * Searches for a path of the machine whose event types and states match the log of a page. The log does not contain the
 * events' payloads: they are taken from the machine's walk, so that the result is a possible path, not necessarily the
 * real one.
 */
export const replayRun = ({ machine, situations }: MachineWalk, run: MachineRun): Replayed => {
  const version = chartVersion(machine.config)
  const head = `${run.machine} version ${run.version}, ${run.entries.length} events`
  if (run.version !== version)
    return {
      lines: [head, `    this is version ${version} of ${run.machine}: a replay would prove nothing`],
      isFollowed: false
    }
  const quiet = hushed(machine)
  const known = situations.map((situation) => ({
    ...situation,
    events: [...situation.events, ...(alsoCarried[machine.id] ?? [])]
  }))
  const whole = wholeOf(known)
  // a single way is searched quickly; all ways together are needed if a page used several ways
  const tries: ReadonlyArray<readonly [AnySituation, Reach]> = [
    ...known.map((situation) => [situation, near] as const),
    [whole, near],
    [whole, far]
  ]
  let furthest: Replayed = { lines: [], isFollowed: false }
  for (const [situation, reach] of tries) {
    const tried = follow(quiet, situation, run, reach)
    if (tried.isFollowed || tried.lines.length > furthest.lines.length) furthest = tried
    if (tried.isFollowed) break
  }
  return { lines: [head, ...furthest.lines], isFollowed: furthest.isFollowed }
}
