import { createHash } from "node:crypto"
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { driven, type Tour, type Tourable } from "./drive.ts"
import { type Happening, keyOfSituation, mapOf, partsOf, waysOf } from "./map.ts"
import { hushed, isPlausible } from "./machine-parts.ts"
import { toursOf } from "./tours.ts"

/** A path on the page: a start and the names of the gestures that follow. */
export interface PagePath {
  /** `machine/12345678`, a hash of the names: it does not change when other paths are added or removed. */
  readonly id: string
  readonly start: string
  readonly happenings: ReadonlyArray<string>
}

/**
 * Returns the name of a walk, a hash of its gestures' names: it does not change when other walks are added or removed.
 */
const walkName = (machine: string, start: string, happenings: ReadonlyArray<string>): string =>
  `${machine}/${createHash("sha256")
    .update(JSON.stringify(["page", start, happenings]))
    .digest("hex")
    .slice(0, 8)}`

/** Returns the shortest path to each happening in each situation of a machine's page. */
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

/** Returns the tour that walks a path; `undefined` if a timer prevents one of its happenings. */
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
    // several happenings may share a name, each for different situations
    const happening = tourable.happenings.find((each) => each.type === type && can(each))
    return happening === undefined ? undefined : drive.happen(happening)
  })
  drive.stop()
  const known = stops.flatMap((stop) => (stop === undefined ? [] : [stop]))
  return known.length < stops.length ? undefined : { start, begin, stops: known }
}

/** Purpose of tours: each transition (`tour-`), or also each gesture in each state (`all-`). */
type TourKind = "tour" | "all"

export interface NamedTour<TMachine extends AnyStateMachine> {
  /** `machine/tour-12345678`, a hash of the tour's content. */
  readonly id: string
  readonly tour: Tour<TMachine>
}

/**
 * Returns the tours of a machine's page, with names by which they can be run again, and everything that they do not
 * cover.
 */
export const namedTours = <TMachine extends AnyStateMachine>(
  tourable: Tourable<TMachine>,
  kind: TourKind
): Omit<ReturnType<typeof toursOf>, "tours"> & { readonly tours: ReadonlyArray<NamedTour<TMachine>> } => {
  const { tours, ...left } = toursOf(tourable, kind === "tour" ? "eachTransition" : "eachOccasion")
  const nameOf = ({ start, stops }: Tour<TMachine>): string =>
    walkName(
      tourable.machine.id,
      start.name,
      stops.map(({ name }) => name)
    ).replace("/", `/${kind}-`)
  return { tours: tours.map((tour) => ({ id: nameOf(tour), tour })), ...left }
}

/** A walk that was found by its name, with the walks that precede it on the same page. */
export type Found<TMachine extends AnyStateMachine> =
  | {
      readonly kind: "walkable"
      readonly before: ReadonlyArray<NamedTour<TMachine>>
      readonly walk: NamedTour<TMachine>
    }
  | { readonly kind: "forestalled" }
  | { readonly kind: "unknown" }

/**
 * Finds the walk with a name. Only walks that can have that name are created, because creating all paths of a large
 * page takes a long time.
 */
export const findWalk = <TMachine extends AnyStateMachine>(
  tourable: Tourable<TMachine>,
  id: string
): Found<TMachine> => {
  const kind = id.includes("/tour-") ? "tour" : id.includes("/all-") ? "all" : "path"
  if (kind !== "path") {
    const { tours } = namedTours(tourable, kind)
    const at = tours.findIndex((each) => each.id === id)
    const walk = tours[at]
    return walk === undefined ? { kind: "unknown" } : { kind: "walkable", before: tours.slice(0, at), walk }
  }
  const path = pagePathsOf(tourable).find((each) => each.id === id)
  if (path === undefined) return { kind: "unknown" }
  const tour = tourOfPath(tourable, path)
  return tour === undefined ? { kind: "forestalled" } : { kind: "walkable", before: [], walk: { id, tour } }
}
