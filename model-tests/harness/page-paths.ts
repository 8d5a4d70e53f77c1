import { createHash } from "node:crypto"
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { driven, type Tour, type Tourable } from "./drive.ts"
import { type Happening, keyOfSituation, mapOf, partsOf, waysOf } from "./map.ts"
import { hushed, isPlausible } from "./machine-parts.ts"

/** A path on the pages: a start and what happens there, one after the other, by the words of its gestures. */
export interface PagePath {
  /** `machine/12345678`, made of its words: it stays the same while other paths come and go. */
  readonly id: string
  readonly start: string
  readonly happenings: ReadonlyArray<string>
}

/** The name of a walk, made of its words: it stays the same while other walks come and go. */
export const walkName = (machine: string, start: string, happenings: ReadonlyArray<string>): string =>
  `${machine}/${createHash("sha256")
    .update(JSON.stringify(["page", start, happenings]))
    .digest("hex")
    .slice(0, 8)}`

/** The shortest path to each happening in each situation of a machine's page. */
export const pagePathsOf = <TMachine extends AnyStateMachine>(
  tourable: Tourable<TMachine>
): ReadonlyArray<PagePath> => {
  const keyOf = keyOfSituation(tourable)
  const machine = hushed(tourable.machine)
  return tourable.starts.flatMap(({ name, input, begun }) => {
    const drive = driven(tourable.machine, input, tourable)
    begun?.forEach(drive.part)
    const start = keyOf(drive.snapshot() as AnyMachineSnapshot)
    drive.stop()
    const { edges } = mapOf(machine, input, tourable.happenings, keyOf, begun)
    return [...waysOf(edges, start)].flatMap(([key, way]) =>
      (edges.get(key) ?? []).map((last) => {
        const happenings = [...way, last].map(({ event }) => event.type)
        return { id: walkName(tourable.machine.id, name, happenings), start: name, happenings }
      })
    )
  })
}

/** A path as the tour that walks it; undefined where time forestalls one of its happenings. */
export const tourOfPath = <TMachine extends AnyStateMachine>(
  tourable: Tourable<TMachine>,
  path: PagePath
): Tour<TMachine> | undefined => {
  const start = tourable.starts.find(({ name }) => name === path.start)
  if (start === undefined) return undefined
  const drive = driven(tourable.machine, start.input, tourable)
  start.begun?.forEach(drive.part)
  const begin = drive.snapshot()
  const can = (happening: Happening) => {
    const snapshot = drive.snapshot() as AnyMachineSnapshot
    return happening.when?.(snapshot) ?? partsOf(happening).some((part) => isPlausible(snapshot, part))
  }
  const stops = path.happenings.map((type) => {
    // of one name there may be several, each in situations of its own
    const happening = tourable.happenings.find((each) => each.type === type && can(each))
    return happening === undefined ? undefined : drive.happen(happening)
  })
  drive.stop()
  const known = stops.flatMap((stop) => (stop === undefined ? [] : [stop]))
  return known.length < stops.length ? undefined : { start, begin, stops: known }
}

/** The name of a tour: its kind, and what happens on it. */
export const tourName = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  kind: "tour" | "all",
  { start, stops }: Tour<TMachine>
): string =>
  walkName(
    machine.id,
    start.name,
    stops.map(({ name }) => name)
  ).replace("/", `/${kind}-`)
