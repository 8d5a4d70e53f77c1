import { expect } from "@playwright/test"
import type { AnyStateMachine } from "xstate"
import type { Tour } from "../../model-tests/harness/drive.ts"
import { pagePathsOf, tourName, tourOfPath } from "../../model-tests/harness/page-paths.ts"
import { unseenStates } from "../../model-tests/harness/page-states.ts"
import { toursOf } from "../../model-tests/harness/tours.ts"
import { type Contexts, test } from "../test.ts"
import { type Album, albumOf } from "./album.ts"
import type { PathsOf } from "./paths.ts"
import { tellTaken } from "./tell-taken.ts"
import { openPage, openStart, titleOf, walkTour } from "./walk-tour.ts"
import { repeatOf, wish } from "./wish.ts"

interface NamedTour<TMachine extends AnyStateMachine> {
  readonly id: string
  readonly tour: Tour<TMachine>
}

/** The tours of a page by the names under which they can be walked again. */
const namedTours = <TMachine extends AnyStateMachine, Screen>(
  paths: PathsOf<TMachine, Screen>,
  manner: "eachTransition" | "eachOccasion"
) => {
  const { tours, missing } = toursOf({ ...paths, happenings: paths.gestures }, manner)
  const kind = manner === "eachTransition" ? "tour" : "all"
  return { tours: tours.map((tour) => ({ id: tourName(paths.machine, kind, tour), tour })), missing }
}

/** The different gestures in different states that tours are made of. */
const occasionsOf = (tours: ReadonlyArray<NamedTour<AnyStateMachine>>): ReadonlySet<string> =>
  new Set(
    tours.flatMap(({ tour: { begin, stops } }) =>
      stops.map(({ name }, index) => `${JSON.stringify((stops[index - 1]?.snapshot ?? begin).value)} ${name}`)
    )
  )

/** Walks tours one after the other, on one page where the paths can begin again on it; answers what was taken. */
const walkTours = async <TMachine extends AnyStateMachine, Screen>(
  contexts: Contexts,
  paths: PathsOf<TMachine, Screen>,
  tours: ReadonlyArray<NamedTour<TMachine>>,
  album?: Album
): Promise<ReadonlySet<string>> => {
  const taken = new Set<string>()
  let opened: Awaited<ReturnType<typeof openPage>> | undefined
  try {
    for (const { id, tour } of tours)
      await test.step(titleOf(tour, tour.stops.length), async () => {
        const isFirst = opened === undefined || paths.openAgain === undefined
        try {
          if (isFirst) await opened?.end()
          const { page } = (opened = isFirst || opened === undefined ? await openPage(contexts) : opened)
          const scene = await openStart(page, paths, tour.start.name, isFirst)
          for (const name of await walkTour(scene, paths, tour, album)) taken.add(name)
          // the page goes on from here without this tour
          await scene.ports.drop()
        } catch (failure) {
          console.log(repeatOf(id))
          throw failure
        }
      })
  } finally {
    await opened?.end()
  }
  return taken
}

const walkOne = async <TMachine extends AnyStateMachine, Screen>(
  contexts: Contexts,
  paths: PathsOf<TMachine, Screen>,
  id: string,
  folder: string
): Promise<void> => {
  const tourable = { ...paths, happenings: paths.gestures }
  const path = pagePathsOf(tourable).find((each) => each.id === id)
  const named =
    path === undefined
      ? namedTours(paths, id.includes("/all-") ? "eachOccasion" : "eachTransition").tours
      : [{ id, tour: tourOfPath(tourable, path) }]
  const tour = named.find((each) => each.id === id)?.tour
  if (tour === undefined) throw new Error(`${id} cannot be walked: time comes before its end`)
  const album = albumOf(folder, `${id}: ${titleOf(tour, tour.stops.length)}`)
  let ending = "It broke off after the last picture: the page showed something else than it had to."
  try {
    await walkTours(contexts, paths, [{ id, tour }], album)
    ending = "Walked to its end; the page showed what it had to at each step."
  } finally {
    album.close(ending)
  }
}

/**
 * Walks a machine's page: few tours that together take every transition that a person can cause, or what else was wished
 * for. What was taken is counted in the page.
 */
export const walkPaths = async <TMachine extends AnyStateMachine, Screen>(
  contexts: Contexts,
  paths: PathsOf<TMachine, Screen>
): Promise<void> => {
  if (wish.kind === "one") return walkOne(contexts, paths, wish.id, wish.album)
  const begun = performance.now()
  const { tours, missing } = namedTours(paths, wish.kind === "all" ? "eachOccasion" : "eachTransition")
  const machines = [paths.machine, ...(paths.within ?? [])]
  const excluded = Object.keys(paths.excluded)
  if (wish.kind === "transitions") {
    expect(
      missing.filter((name) => !excluded.includes(name)),
      "no path leads to these; add a gesture, or exclude them with a reason"
    ).toEqual([])
    const walked = tours.map(({ tour }) => tour)
    expect(unseenStates(paths, walked, missing), "no path shows these states").toEqual([])
  }
  const taken = await walkTours(contexts, paths, tours)
  tellTaken(machines, taken, paths.excluded, { tours: tours.length, paths: occasionsOf(tours).size, begun })
}
