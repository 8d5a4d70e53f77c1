import { expect, it } from "vitest"
import type { SharedKey } from "../../domain/support/shared-pages.ts"
import { sharedCache } from "./shared-cache.ts"

interface Sent {
  readonly address: string
  readonly key: SharedKey
  readonly succeed: () => void
  readonly fail: () => void
}

/** Creates fake caches that respond when the test tells them to, and a clock that the test moves. */
const opened = (addresses: ReadonlyArray<string> = ["http://one"]) => {
  const sent: Array<Sent> = []
  const told: Array<string> = []
  const reach: Array<boolean> = []
  const waiting: Array<{ readonly act: () => void; readonly ms: number }> = []
  const cache = sharedCache({
    addresses,
    send: (address, key) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      sent.push({ address, key, succeed: resolve, fail: () => reject(new Error("away")) })
      return promise
    },
    onTold: (outcome) => told.push(outcome),
    onReach: (isReached) => reach.push(isReached),
    later: (act, ms) => waiting.push({ act, ms })
  })
  const settled = () => new Promise<void>((done) => void setImmediate(done))
  return {
    cache,
    told,
    reach,
    keys: () => sent.map(({ key }) => key),
    answer: async (how: "succeed" | "fail") => {
      for (const each of sent.splice(0)) each[how]()
      await settled()
    },
    pauses: () => waiting.map(({ ms }) => ms),
    wait: () => {
      for (const { act } of waiting.splice(0)) act()
    }
  }
}

it("each cache is notified at once and again a second later, and pages may be stored once all have confirmed (rule page.shared-cache)", async () => {
  const { cache, keys, answer, pauses, wait, told } = opened(["http://one", "http://two"])
  expect(cache.mayKeep()).toBe(true)
  cache.forget("pricePages")
  expect(cache.mayKeep()).toBe(false)
  expect(keys()).toEqual(["pricePages", "pricePages"])
  await answer("succeed")
  expect(cache.mayKeep()).toBe(true)
  expect(pauses()).toEqual([1_000])
  wait()
  expect(keys()).toEqual(["pricePages", "pricePages"])
  await answer("succeed")
  // no third notification follows
  expect(pauses()).toEqual([])
  expect(told).toEqual(["done", "done", "done", "done"])
})

it("keys that are added during a notification are sent together (rule page.shared-cache)", async () => {
  const { cache, keys, answer } = opened()
  cache.forget("pricePages")
  for (let drop = 0; drop < 1_000; drop++) cache.forget(drop % 2 === 0 ? "dealerPages" : "contentPages")
  expect(keys()).toEqual(["pricePages"])
  await answer("succeed")
  expect(cache.mayKeep()).toBe(false)
  expect(keys()).toEqual(["pages"])
  await answer("succeed")
  expect(cache.mayKeep()).toBe(true)
})

it("nothing may be stored while a cache cannot be notified; it is retried less and less often, and each change is reported once (rule page.shared-cache)", async () => {
  const { cache, keys, answer, pauses, wait, reach, told } = opened()
  cache.forget("pages")
  const waited: Array<number> = []
  for (let attempt = 0; attempt < 6; attempt++) {
    await answer("fail")
    expect(cache.mayKeep()).toBe(false)
    waited.push(...pauses())
    wait()
  }
  expect(waited).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
  expect(keys()).toEqual(["pages"])
  expect(reach).toEqual([false])
  await answer("succeed")
  expect(cache.mayKeep()).toBe(true)
  expect(reach).toEqual([false, true])
  expect(told).toEqual([...Array.from({ length: 6 }, () => "failed"), "done"])
})
