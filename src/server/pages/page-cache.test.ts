import { describe, expect, it } from "vitest"
import { type Kept, PageCache } from "./page-cache.ts"

interface Page extends Kept {
  readonly name: string
}

const page = (name: string, size = 10, until = 1_000): Page => ({ name, size, until })

const cacheOf = (maxBytes = 30) => {
  let time = 0
  const cache = new PageCache<Page>({ maxBytes, now: () => time })
  const put = (name: string, size?: number, until?: number) =>
    cache.make(name, () => Promise.resolve(page(name, size, until)))
  const kept = (...names: ReadonlyArray<string>) => names.filter((name) => cache.get(name) !== undefined)
  return { cache, put, kept, pass: (ms: number) => (time += ms) }
}

describe("the page cache", () => {
  it("removes the least recently used page when its byte limit is reached", async () => {
    const { cache, put, kept } = cacheOf()
    for (const name of ["a", "b", "c"]) await put(name)
    cache.get("a")
    await put("d")
    expect(kept("a", "b", "c", "d")).toEqual(["a", "c", "d"])
    expect(cache.bytes).toBe(30)
  })

  it("never exceeds its byte limit", async () => {
    const { cache, put } = cacheOf(100)
    for (let index = 0; index < 1000; index++) {
      await put(`page ${index}`, 1 + ((index * 37) % 60))
      expect(cache.bytes).toBeLessThanOrEqual(100)
    }
    await put("too large", 101)
    expect(cache.get("too large")).toBeUndefined()
  })

  it("renders a page once for simultaneous requests", async () => {
    const { cache } = cacheOf()
    let made = 0
    const make = () => Promise.resolve(page(`${++made}`))
    const pages = await Promise.all(Array.from({ length: 500 }, () => cache.make("a", make)))
    expect(made).toBe(1)
    expect(new Set(pages).size).toBe(1)
  })

  it("renders a page again if it failed before", async () => {
    const { cache, put } = cacheOf()
    await expect(cache.make("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down")
    expect(await put("a")).toMatchObject({ name: "a" })
  })

  it("returns a page only until it expires, and stores none that is expired at once", async () => {
    const { put, kept, pass } = cacheOf()
    await put("a")
    await put("past", 10, 0)
    expect(kept("a", "past")).toEqual(["a"])
    pass(1_001)
    expect(kept("a")).toEqual([])
  })

  it("stores no page whose rendering started before everything was dropped", async () => {
    const { cache, kept } = cacheOf()
    const { promise, resolve } = Promise.withResolvers<Page>()
    const old = cache.make("a", () => promise)
    cache.drop()
    const fresh = cache.make("a", () => Promise.resolve(page("fresh")))
    resolve(page("old"))
    expect(await old).toMatchObject({ name: "old" })
    expect(await fresh).toMatchObject({ name: "fresh" })
    expect(cache.get("a")).toMatchObject({ name: "fresh" })
    expect(kept("a")).toEqual(["a"])
    expect(cache.bytes).toBe(10)
  })
})
