import { createHash } from "node:crypto"
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { cover } from "./cover.ts"
import { type Figures, figuresOf } from "./figures.ts"
import { partsOf, waysOf } from "./map.ts"
import { explore, type Promises, type Situation, titleOf, type Verdict } from "./explore.ts"

/** Result of walking a complete machine. */
export interface Walked extends Figures {
  /** Promises that did not hold, each with the path that broke it. */
  readonly broken: ReadonlyArray<string>
  readonly paths: number
  /** Number of paths that did not end as in the map, because another timer fired first. */
  readonly forestalled: number
  /** Duration of creating the map and playing its paths. */
  readonly seconds: number
}

export interface Played {
  readonly broken: ReadonlyArray<string>
  readonly verdict: Verdict
}

/** One path of a machine, which can be played separately. */
export interface MachinePath {
  /** `machine/12345678`: a hash of the path's events, which does not change when other paths are added or removed. */
  readonly id: string
  readonly way: string
  readonly input: unknown
  readonly events: ReadonlyArray<AnyEventObject>
  readonly play: (look: (snapshot: AnyMachineSnapshot, event: AnyEventObject | undefined) => void) => Played
}

/** A situation of a machine whose type is not known. */
export interface AnySituation {
  readonly inputs: ReadonlyArray<unknown>
  readonly events: ReadonlyArray<AnyEventObject>
  readonly sees: (snapshot: AnyMachineSnapshot) => unknown
}

/** Describes how a machine is traversed, for both the model tests and `npm run paths`. */
export interface MachineWalk {
  readonly machine: AnyStateMachine
  /** A path to each edge of the map, or each edge once (for machines with very many situations). */
  readonly manner: "eachPath" | "eachEdge"
  /** The inputs and events of the walk, for callers that search for paths themselves (`replay/replay-run.ts`). */
  readonly situations: ReadonlyArray<AnySituation>
  readonly walk: () => Walked
  readonly paths: () => ReadonlyArray<MachinePath>
}

const idOf = (machine: string, way: string, input: unknown, events: ReadonlyArray<AnyEventObject>): string =>
  `${machine}/${createHash("sha256")
    .update(JSON.stringify([way, input, events]))
    .digest("hex")
    .slice(0, 8)}`

/** Formats a failed path, with the command that repeats it. */
const blamed = (what: string, id: string, events: ReadonlyArray<AnyEventObject>): string =>
  `${what}: ${titleOf(events)} (again: npm run paths -- --path ${id})`

/**
 * Defines the walk of a machine: all its paths are derived from `ways`, each with inputs and events. One way is enough
 * for most machines; several ways are for machines whose regions are independent and would have too many combinations:
 * each way covers what the other ways leave out.
 */
export const walkOf = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  described: {
    readonly ways: Readonly<Record<string, Situation<TMachine>>>
    readonly promises: Promises<TMachine>
    readonly manner?: MachineWalk["manner"]
  }
): MachineWalk => {
  const { ways, promises, manner = "eachPath" } = described
  const brokenBy = (snapshot: AnyMachineSnapshot, event: AnyEventObject | undefined) =>
    Object.entries(promises).flatMap(([promise, holds]) =>
      holds(snapshot as Parameters<typeof holds>[0], event) ? [] : [promise]
    )

  /** Returns the paths that break these promises; the search starts only after an edge has broken a promise. */
  const named = (situation: Situation<TMachine>, way: string, broken: ReadonlyArray<string>) => {
    const found = pathsOf(machine, way, situation, manner, brokenBy).flatMap((path) =>
      path.play(() => {}).broken.map((promise) => ({ promise, text: blamed(promise, path.id, path.events) }))
    )
    // on simulated time another delay may fire first: an edge that no path reproduces is reported nevertheless
    const edges = broken.filter((edge) => !found.some(({ promise }) => edge.startsWith(`${promise}: `)))
    return [...edges, ...found.map(({ text }) => text)].slice(0, 5)
  }

  const eachEdge = (situation: Situation<TMachine>, way: string) => {
    const { broken, taken, steps } = cover(machine, situation, promises)
    return {
      broken: broken.length === 0 ? [] : named(situation, way, broken),
      taken,
      paths: steps,
      forestalled: 0
    }
  }
  const eachPath = (situation: Situation<TMachine>, way: string) => {
    const { walks, play, taken } = explore(machine, situation)
    const broken: Array<string> = []
    let forestalled = 0
    for (const walk of walks) {
      const tell = (what: string) =>
        broken.push(blamed(what, idOf(machine.id, way, walk.input, walk.events), walk.events))
      try {
        const verdict = play(walk, (snapshot, event) =>
          brokenBy(snapshot as AnyMachineSnapshot, event).forEach(tell)
        )
        if (verdict === "timeCameBetween") forestalled++
      } catch (problem) {
        tell(problem instanceof Error ? problem.message : String(problem))
      }
    }
    return { broken: broken.slice(0, 5), taken: taken(), paths: walks.length, forestalled }
  }

  return {
    machine,
    manner,
    situations: Object.values(ways).map(({ inputs, events, sees }) => ({
      inputs,
      events,
      sees: (snapshot) => sees(snapshot as Parameters<typeof sees>[0])
    })),
    walk: () => {
      const begun = performance.now()
      const walked = Object.entries(ways).map(([way, situation]) =>
        manner === "eachEdge" ? eachEdge(situation, way) : eachPath(situation, way)
      )
      return {
        ...figuresOf(
          machine,
          walked.map(({ taken }) => taken)
        ),
        broken: walked.flatMap(({ broken }) => broken),
        paths: walked.reduce((sum, { paths }) => sum + paths, 0),
        forestalled: walked.reduce((sum, { forestalled }) => sum + forestalled, 0),
        seconds: (performance.now() - begun) / 1000
      }
    },
    paths: () =>
      Object.entries(ways).flatMap(([way, situation]) => pathsOf(machine, way, situation, manner, brokenBy))
  }
}

const pathsOf = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  way: string,
  situation: Situation<TMachine>,
  manner: MachineWalk["manner"],
  brokenBy: (snapshot: AnyMachineSnapshot, event: AnyEventObject | undefined) => ReadonlyArray<string>
): ReadonlyArray<MachinePath> => {
  const { walks, play } =
    manner === "eachPath" ? explore(machine, situation) : coveredWalks(machine, situation)
  return walks.map((walk) => ({
    id: idOf(machine.id, way, walk.input, walk.events),
    way,
    input: walk.input,
    events: walk.events,
    play: (look) => {
      const broken = new Set<string>()
      const verdict = play(walk, (seen, event) => {
        const snapshot = seen as AnyMachineSnapshot
        for (const promise of brokenBy(snapshot, event)) broken.add(promise)
        look(snapshot, event)
      })
      return { broken: [...broken], verdict }
    }
  }))
}

/** Creates the paths to the edges that `cover` takes without a path. */
const coveredWalks = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  situation: Situation<TMachine>
) => {
  const { maps } = cover(machine, situation, {})
  const { play } = explore(machine, { ...situation, inputs: [] })
  const walks = maps.flatMap(({ input, edges, start }) => {
    const reached = [...waysOf(edges, start)].flatMap(([key, way]) =>
      (edges.get(key) ?? []).map((last) => [...way, last])
    )
    return [[], ...reached].map((steps) => ({
      input,
      events: steps.flatMap(({ event }) => partsOf(event)),
      expected: steps.map(({ to }) => to)
    }))
  })
  return { walks, play }
}
