import { expect, test } from "vitest"
import { CrowdedOut, RenderPlaces } from "./render-places.ts"

const limits = { atOnce: 2, waiting: 2, perNetwork: 3 }

/**
 * Creates a queue whose renderings end when the test ends them, and records the greatest number of concurrent
 * renderings.
 */
const kitchen = (places = new RenderPlaces(limits)) => {
  const running: Array<{ readonly name: string; readonly end: () => void; readonly fail: () => void }> = []
  let most = 0
  const ask = (name: string, network: string) =>
    places.run(network, () => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      running.push({ name, end: () => resolve(name), fail: () => reject(new Error(name)) })
      most = Math.max(most, running.length)
      return promise
    })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  // each page starts in a separate turn of the event loop
  const settled = async () => {
    for (let count = 0; count < 5; count++) await turn()
  }
  const names = () => running.map(({ name }) => name)
  return { ask, running, names, turn, settled, most: () => most }
}

test("a few pages are rendered at once, some wait, and the rest are refused", async () => {
  const { ask, running, names, settled, most } = kitchen()
  const asked = ["a", "b", "c", "d"].map((name) => ask(name, name))
  await expect(ask("e", "e")).rejects.toThrow(CrowdedOut)
  await settled()
  expect(names()).toEqual(["a", "b"])
  running.splice(0, 1).forEach(({ end }) => end())
  await settled()
  expect(names()).toEqual(["b", "c"])
  running.splice(0, 1).forEach(({ fail }) => fail())
  await expect(asked[1]).rejects.toThrow("b")
  await settled()
  expect(names()).toEqual(["c", "d"])
  running.splice(0).forEach(({ end }) => end())
  expect(await Promise.all([asked[0], asked[2], asked[3]])).toEqual(["a", "c", "d"])
  expect(most()).toBe(2)
  const next = ask("f", "f")
  await settled()
  running.splice(0).forEach(({ end }) => end())
  expect(await next).toBe("f")
})

test("one page starts per turn of the event loop, to accept connections in between", async () => {
  const { ask, running, names, turn, settled } = kitchen()
  const asked = ["a", "b"].map((name) => ask(name, name))
  const begun: Array<number> = []
  for (let count = 0; count < 3; count++) {
    await turn()
    begun.push(names().length)
  }
  expect(begun).toEqual([0, 1, 2])
  running.splice(0).forEach(({ end }) => end())
  await settled()
  expect(await Promise.all(asked)).toEqual(["a", "b"])
})

test("one network leaves places for the others", async () => {
  const { ask, running, settled } = kitchen()
  const own = ["a", "b", "c"].map((name) => ask(name, "one"))
  await expect(ask("d", "one")).rejects.toThrow(CrowdedOut)
  const other = ask("e", "other")
  await settled()
  for (let round = 0; round < 3; round++) {
    running.splice(0).forEach(({ end }) => end())
    await settled()
  }
  expect(await Promise.all([...own, other])).toEqual(["a", "b", "c", "e"])
  const again = ask("g", "one")
  await settled()
  running.splice(0).forEach(({ end }) => end())
  expect(await again).toBe("g")
})

test("pages leave room in the queue for those of an order (rule safety.shedding)", async () => {
  const places = new RenderPlaces({ atOnce: 1, waiting: 4, perNetwork: 10 })
  const ends: Array<() => void> = []
  const render = () => new Promise<void>((resolve) => void ends.push(resolve))
  const asked = [places.run("a", render, "pages")]
  for (let count = 0; count < 3; count++) asked.push(places.run("a", render, "pages"))
  expect(places.waitingShare).toBe(0.75)
  await expect(places.run("a", render, "pages")).rejects.toThrow(CrowdedOut)
  await expect(places.run("a", render, "files")).rejects.toThrow(CrowdedOut)
  asked.push(places.run("a", render, "steps"))
  await expect(places.run("a", render, "steps")).rejects.toThrow(CrowdedOut)
  for (let count = 0; count < 5; count++) {
    while (ends.length === 0) await new Promise((resolve) => setImmediate(resolve))
    ends.splice(0).forEach((end) => end())
  }
  await Promise.all(asked)
  expect(places.waitingShare).toBe(0)
})
