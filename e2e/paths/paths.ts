import { expect, type Page } from "@playwright/test"
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from "xstate"
import { exclusionVerdict } from "../../model-tests/harness/exclusions.ts"
import { transitionNames } from "../../model-tests/harness/machine-parts.ts"
import {
  type Occasion,
  type Stop,
  type Tour,
  type Tourable,
  toursOf
} from "../../model-tests/harness/tours.ts"
import { type Contexts, test } from "../test.ts"
import { holdPorts, type Ports } from "./ports.ts"

/** A page on which a path is walked, with the calls it makes in our hands. */
export interface Scene<Screen> {
  readonly page: Page
  readonly ports: Ports
  readonly screen: Screen
  /** How many calls of the ports that ask later have been made. */
  readonly asked: Map<string, number>
}

/** What somebody does, or what the server answers: what it is for the machine, and how it is done on the page. */
export interface Gesture<Screen> extends Occasion {
  /** Whether it lets its time pass itself, in the middle of what it does. */
  readonly isTimed?: boolean
  /** Whether its last part comes with the time that passes after it, by the page's own doing. */
  readonly endsLater?: boolean
  /** Whether another page is there afterwards, which shows nothing of this machine. */
  readonly leaves?: boolean
  readonly act: (scene: Scene<Screen>, stop: Stop<AnyStateMachine>) => Promise<unknown>
}

export interface PathsOf<TMachine extends AnyStateMachine, Screen> extends Omit<
  Tourable<TMachine>,
  "happenings"
> {
  /** Addresses of the calls that are held, by the port that makes them. */
  readonly ports: Readonly<Record<string, string>>
  /** Ports that make one call each time they are asked, and none else. */
  readonly immediate: ReadonlyArray<string>
  /** Ports that ask only after a while, and not everywhere: whether a call just begun is made in this situation. */
  readonly later?: Readonly<Record<string, (snapshot: SnapshotFrom<TMachine>) => boolean>>
  readonly screen: (page: Page) => Screen
  /** Opens the page of a start, by its name, until it hears what is done. */
  readonly open: (scene: Scene<Screen>, start: string) => Promise<void>
  /** Opens another start on a page that has walked before, by what the page can do without its document. */
  readonly openAgain?: (scene: Scene<Screen>, start: string) => Promise<void>
  readonly gestures: ReadonlyArray<Gesture<Screen>>
  /** The state that stands for a machine which has not begun yet. */
  readonly unborn?: unknown
  /** What a person sees in a state of the machine: written by hand. */
  readonly seen: (snapshot: SnapshotFrom<TMachine>) => unknown
  /** The same, read from the page. */
  readonly look: (scene: Scene<Screen>) => Promise<unknown>
  /** Where the page shows that the machine stands, for one that is stepped without an actor. */
  readonly shownState?: (scene: Scene<Screen>) => Promise<unknown>
  /** Transitions that nobody can cause in a browser, each with the reason. */
  readonly excluded: Readonly<Record<string, string>>
  /** Machines that run inside this one and are counted with it. */
  readonly within?: ReadonlyArray<AnyStateMachine>
}

const quick = { intervals: [5, 10, 20, 40], timeout: 10_000 }

const titleOf = (tour: Tour<AnyStateMachine>, upTo: number) =>
  [tour.start.name, ...tour.stops.slice(0, upTo).map(({ name }) => name)].join(" → ")

const takenOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => window.takenTransitions ?? [])

const openPage = async (contexts: Contexts) => {
  const context = await contexts.open({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce"
  })
  const page = await context.newPage()
  // a session, so that calls go out at once; and time that passes only when we say so
  await page.request.get("/session/renew")
  await page.clock.install()
  return { page, end: () => contexts.end(context) }
}

/** The page of a start, with time standing still; nothing is left of what was walked on it before. */
const openStart = async <TMachine extends AnyStateMachine, Screen>(
  page: Page,
  paths: PathsOf<TMachine, Screen>,
  start: string,
  isFirst: boolean
): Promise<Scene<Screen>> => {
  if (!isFirst) {
    await page.unrouteAll({ behavior: "ignoreErrors" })
    await page.clock.resume()
    await page.evaluate((id) => delete window.machineStates?.[id], paths.machine.id)
  }
  const scene = {
    page,
    ports: await holdPorts(page, paths.ports),
    screen: paths.screen(page),
    asked: new Map<string, number>()
  }
  await ((isFirst ? undefined : paths.openAgain) ?? paths.open)(scene, start)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  return scene
}

const walk = async <TMachine extends AnyStateMachine, Screen>(
  scene: Scene<Screen>,
  paths: PathsOf<TMachine, Screen>,
  tour: Tour<TMachine>
): Promise<ReadonlyArray<string>> => {
  const { page } = scene
  const stateOf = async (): Promise<unknown> =>
    paths.shownState === undefined
      ? ((await page.evaluate((id) => window.machineStates?.[id], paths.machine.id)) ?? paths.unborn)
      : paths.shownState(scene)
  const compare = async (snapshot: SnapshotFrom<TMachine>, upTo: number) => {
    const value: unknown = (snapshot as AnyMachineSnapshot).value
    const both = async () => ({
      state: await stateOf(),
      seen: await paths.look(scene)
    })
    await expect
      .poll(both, { ...quick, message: titleOf(tour, upTo) })
      .toEqual({ state: value, seen: paths.seen(snapshot) })
  }
  await compare(tour.begin, 0)
  for (const [index, stop] of tour.stops.entries()) {
    const gesture = paths.gestures.find(({ type }) => type === stop.name)
    if (gesture === undefined) throw new Error(`Nobody does "${stop.name}"`)
    if (stop.ms > 0 && gesture.isTimed !== true) await page.clock.runFor(stop.ms)
    await gesture.act(scene, stop)
    // delays begin when the page has heard of it, not when it was done
    const heard: unknown = (stop.heard as AnyMachineSnapshot).value
    if (gesture.endsLater !== true)
      await expect.poll(stateOf, { ...quick, message: titleOf(tour, index + 1) }).toEqual(heard)
    await page.clock.runFor(paths.frame)
    if (gesture.leaves === true) continue
    await compare(stop.snapshot, index + 1)
    for (const [port, isMade] of Object.entries(paths.later ?? {})) {
      const isCalled = (stop.calls[port] ?? 0) > (tour.stops[index - 1]?.calls[port] ?? 0)
      if (!isCalled || !isMade(stop.snapshot)) continue
      scene.asked.set(port, (scene.asked.get(port) ?? 0) + 1)
      await scene.ports.reached(port, scene.asked.get(port) ?? 0)
    }
    for (const port of paths.immediate) {
      const calls = stop.calls[port] ?? 0
      if (calls > 0) await scene.ports.reached(port, calls)
      expect(scene.ports.count(port), `calls of ${port}: ${titleOf(tour, index + 1)}`).toBe(calls)
    }
  }
  return takenOn(page)
}

/** Prints what was taken of some machines, and fails when that is not everything that a person can cause. */
export const tellTaken = (
  machines: ReadonlyArray<AnyStateMachine>,
  taken: ReadonlySet<string>,
  excluded: Readonly<Record<string, string>>,
  walked: { readonly paths: number; readonly steps: number; readonly begun: number }
): void => {
  const all = machines.flatMap(transitionNames)
  const verdict = exclusionVerdict(all, taken, excluded)
  const count = Object.keys(excluded).length
  console.log(
    `${machines.map(({ id }) => id).join(", ")} in Chromium: ${verdict.causedCount} of ${all.length - count} transitions that a person can cause taken, ${count} excluded, ${walked.paths} paths of ${walked.steps} steps, ${((performance.now() - walked.begun) / 1000).toFixed(1)} s`
  )
  expect(verdict.problems).toEqual([])
}

/** Walks few paths that together take every transition that a person can cause, and counts in the page what was taken. */
export const walkPaths = async <TMachine extends AnyStateMachine, Screen>(
  contexts: Contexts,
  paths: PathsOf<TMachine, Screen>
): Promise<void> => {
  const begun = performance.now()
  const { tours, missing } = toursOf({ ...paths, happenings: paths.gestures })
  const machines = [paths.machine, ...(paths.within ?? [])]
  const excluded = Object.keys(paths.excluded)
  expect(
    missing.filter((name) => !excluded.includes(name)),
    "no path leads to these; add a gesture, or exclude them with a reason"
  ).toEqual([])
  const taken = new Set<string>()
  let opened: Awaited<ReturnType<typeof openPage>> | undefined
  try {
    for (const tour of tours)
      await test.step(titleOf(tour, tour.stops.length), async () => {
        const isFirst = opened === undefined || paths.openAgain === undefined
        if (isFirst) await opened?.end()
        const { page } = (opened = isFirst || opened === undefined ? await openPage(contexts) : opened)
        const scene = await openStart(page, paths, tour.start.name, isFirst)
        for (const name of await walk(scene, paths, tour)) taken.add(name)
      })
  } finally {
    await opened?.end()
  }
  const steps = tours.reduce((sum, { stops }) => sum + stops.length, 0)
  tellTaken(machines, taken, paths.excluded, { paths: tours.length, steps, begun })
}
