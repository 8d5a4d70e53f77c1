import { expect } from "@playwright/test"
import type { AnyStateMachine } from "xstate"
import { findWalk, type NamedTour, namedTours } from "../../../model-tests/harness/page-paths.ts"
import { unseenStates } from "../../../model-tests/harness/page-states.ts"
import { type Contexts, test } from "../../test.ts"
import { type Album, albumOf } from "./album.ts"
import { transientStates } from "./transient-states.ts"
import type { PathsOf } from "./paths-of.ts"
import { printTaken } from "./print-taken.ts"
import { openPage, openStart, titleOf, walkTour } from "./walk-tour.ts"
import { repeatOf, tourLimit, type Wish, wish } from "./wish.ts"

/** Returns the different gestures in different states that the tours contain. */
const occasionsOf = (tours: ReadonlyArray<NamedTour<AnyStateMachine>>): ReadonlySet<string> =>
  new Set(
    tours.flatMap(({ tour: { begin, stops } }) =>
      stops.map(({ name }, index) => `${JSON.stringify((stops[index - 1]?.snapshot ?? begin).value)} ${name}`)
    )
  )

/**
 * Runs tours one after the other; all on one page if the paths can restart on it. Returns the transitions that were
 * taken. Takes pictures of at most one tour.
 */
const walkTours = async <TMachine extends AnyStateMachine, Screen>(
  contexts: Contexts,
  paths: PathsOf<TMachine, Screen>,
  tours: ReadonlyArray<NamedTour<TMachine>>,
  album?: { readonly of: string; readonly album: Album }
): Promise<ReadonlySet<string>> => {
  const taken = new Set<string>()
  let opened: Awaited<ReturnType<typeof openPage>> | undefined
  try {
    for (const [index, { id, tour }] of tours.entries()) {
      const isFirst = opened === undefined || paths.openAgain === undefined
      const walked = async () => {
        if (isFirst) await opened?.end()
        const { page } = (opened = isFirst || opened === undefined ? await openPage(contexts) : opened)
        const scene = await openStart(page, paths, tour.start.name, isFirst)
        const kept = album?.of === id ? album.album : undefined
        for (const name of await walkTour(scene, paths, tour, kept)) taken.add(name)
        // calls of this tour that still wait for a response must not affect the next tour on the same page
        await scene.ports.drop()
      }
      try {
        await test.step(titleOf(tour, tour.stops.length), walked, { timeout: tourLimit(tour.stops.length) })
      } catch (failure) {
        console.log(repeatOf(id, isFirst ? 0 : index))
        throw failure
      }
    }
  } finally {
    await opened?.end()
  }
  return taken
}

const walkOne = async <TMachine extends AnyStateMachine, Screen>(
  contexts: Contexts,
  paths: PathsOf<TMachine, Screen>,
  { id, album: folder, before }: Extract<Wish, { readonly kind: "one" }>
): Promise<void> => {
  const found = findWalk({ ...paths, happenings: paths.gestures }, id)
  if (found.kind !== "walkable") throw new Error(`${id} cannot be walked: it is ${found.kind}`)
  const { tour } = found.walk
  const tours = [...(before === "nothing" ? [] : found.before), found.walk]
  const album = albumOf(folder, `${id}: ${titleOf(tour, tour.stops.length)}`)
  let ending = "It broke off after the last picture: the page showed something else than it had to."
  try {
    await walkTours(contexts, paths, tours, { of: id, album })
    ending = "Walked to its end; the page showed what it had to at each step."
  } finally {
    album.close(ending)
  }
}

/**
 * Tests a machine's page: with a few tours that together take every transition that a user can trigger, or with the
 * paths that were requested. The transitions are recorded in the page.
 */
export const walkPaths = async <TMachine extends AnyStateMachine, Screen>(
  contexts: Contexts,
  paths: PathsOf<TMachine, Screen>
): Promise<void> => {
  if (wish.kind === "one") return walkOne(contexts, paths, wish)
  const begun = performance.now()
  const tourable = { ...paths, happenings: paths.gestures }
  const { tours, missing, unwalked, forestalled } = namedTours(tourable, wish.kind === "all" ? "all" : "tour")
  const machines = [paths.machine, ...(paths.within ?? [])]
  const excluded = Object.keys(paths.excluded)
  expect(
    missing.filter((name) => !excluded.includes(name)),
    "no path leads to these; add a gesture, or exclude them with a reason"
  ).toEqual([])
  const walked = tours.map(({ tour }) => tour)
  expect(
    unseenStates(paths, transientStates, walked, missing),
    "states that no path shows, or that need no reason"
  ).toEqual([])
  expect(unwalked, "no tour comes to these gestures in their states").toEqual([])
  for (const occasion of forestalled) console.log(`Forestalled by time, and not walked: ${occasion}`)
  const taken = await walkTours(contexts, paths, tours)
  printTaken(machines, taken, paths.excluded, { tours: tours.length, paths: occasionsOf(tours).size, begun })
}
