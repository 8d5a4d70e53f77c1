import { expect, type Page } from "@playwright/test"
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from "xstate"
import type { Tour } from "../../../model-tests/harness/drive.ts"
import type { Contexts } from "../../test.ts"
import { type Album, noAlbum } from "./album.ts"
import type { PathsOf, Scene } from "./paths-of.ts"
import { holdPorts } from "./ports.ts"

const quick = { intervals: [5, 10, 20, 40], timeout: 10_000 }

export const titleOf = (tour: Tour<AnyStateMachine>, upTo: number) =>
  [tour.start.name, ...tour.stops.slice(0, upTo).map(({ name }) => name)].join(" → ")

const takenOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => window.takenTransitions ?? [])

export const openPage = async (contexts: Contexts) => {
  const context = await contexts.open({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce"
  })
  const page = await context.newPage()
  // with a session, the page sends its calls at once; from here on only the test advances the clock
  await page.request.get("/session/renew")
  await page.clock.install()
  return { page, end: () => contexts.end(context) }
}

/** Opens the page of a start with a stopped clock; earlier tours on the page have no effect on it. */
export const openStart = async <TMachine extends AnyStateMachine, Screen>(
  page: Page,
  paths: PathsOf<TMachine, Screen>,
  start: string,
  isFirst: boolean
): Promise<Scene<Screen>> => {
  if (!isFirst) {
    await page.unrouteAll({ behavior: "ignoreErrors" })
    await page.clock.resume()
    await page.evaluate((id) => {
      delete window.machineStates?.[id]
      window.takenTransitions = []
    }, paths.machine.id)
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

export const walkTour = async <TMachine extends AnyStateMachine, Screen>(
  scene: Scene<Screen>,
  paths: PathsOf<TMachine, Screen>,
  tour: Tour<TMachine>,
  album: Album = noAlbum
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
  await album.add(page, tour.start.name, (tour.begin as AnyMachineSnapshot).value)
  for (const [index, stop] of tour.stops.entries()) {
    const gesture = paths.gestures.find(({ type }) => type === stop.name)
    if (gesture === undefined) throw new Error(`No gesture is called "${stop.name}"`)
    if (stop.ms > 0 && gesture.isTimed !== true) await page.clock.runFor(stop.ms)
    await gesture.act(scene, stop)
    // a delay of the machine starts when the page has received the gesture, which is later than the test's own action
    const heard: unknown = (stop.heard as AnyMachineSnapshot).value
    if (gesture.endsLater !== true)
      await expect.poll(stateOf, { ...quick, message: titleOf(tour, index + 1) }).toEqual(heard)
    await page.clock.runFor(paths.frame)
    await album.add(page, stop.name, (stop.snapshot as AnyMachineSnapshot).value)
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
