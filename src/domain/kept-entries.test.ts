import { describe, expect, it } from "vitest"
import { KeptEntries } from "./kept-entries.ts"

const filled = (
  limits: ConstructorParameters<typeof KeptEntries<string>>[0],
  ...keys: ReadonlyArray<string>
) => {
  const entries = new KeptEntries<string>(limits)
  for (const key of keys) entries.keep(key, `value of ${key}`)
  return entries
}

const keysOf = (entries: KeptEntries<string>) => entries.entries().map(({ key }) => key)

describe("a cache in memory (rule desk.memories)", () => {
  it("drops the least recently used entry when it is full", () => {
    const entries = filled({ most: 2 }, "a", "b")
    expect(entries.find("a")).toBe("value of a")
    entries.keep("c", "value of c")
    expect(keysOf(entries)).toEqual(["a", "c"])
  })

  it("lists the entry that was used last as the last one, also after repeated use and after a removal", () => {
    const entries = filled({}, "a", "b", "c")
    for (const key of ["a", "a", "c", "c"]) entries.find(key)
    expect(keysOf(entries)).toEqual(["b", "a", "c"])
    entries.forget("c", "value of c")
    entries.find("b")
    entries.find("b")
    expect(keysOf(entries)).toEqual(["a", "b"])
    entries.find("a")
    expect(keysOf(entries)).toEqual(["b", "a"])
  })

  it("stays within its size, also with one entry larger than the maximum", () => {
    const entries = filled({ mostBytes: 25, sizeOf: (value) => value.length }, "a", "b", "c")
    expect(keysOf(entries)).toEqual(["b", "c"])
    entries.keep("d", "x".repeat(26))
    expect(keysOf(entries)).toEqual([])
    entries.keep("e", "x".repeat(25))
    entries.keep("e", "short")
    entries.keep("f", "x".repeat(20))
    expect(keysOf(entries)).toEqual(["e", "f"])
  })

  it("counts hits and misses, and drops entries that are no longer valid", () => {
    const entries = filled({}, "a")
    entries.find("a")
    entries.find("b")
    expect(entries.find("a", () => false)).toBeUndefined()
    expect(entries.size).toBe(0)
    expect(entries.uses).toEqual({ hits: 1, misses: 2 })
  })

  it("drops the matching entries and returns their number", () => {
    const entries = filled({}, "a", "b", "ab")
    expect(entries.drop((key) => key.includes("a"))).toBe(2)
    expect(keysOf(entries)).toEqual(["b"])
    expect(entries.drop()).toBe(1)
    expect(entries.drop()).toBe(0)
  })

  it("does not store a value whose calculation began before a drop", () => {
    const entries = filled({}, "a")
    const early = entries.keeper()
    entries.drop(() => false)
    early("b", "read before")
    expect(keysOf(entries)).toEqual(["a"])
    entries.keeper()("b", "read after")
    expect(entries.find("b")).toBe("read after")
  })

  it("removes an entry only if it is still the given one", () => {
    const entries = filled({}, "a")
    entries.forget("a", "another")
    expect(entries.size).toBe(1)
    entries.forget("a", "value of a")
    expect(entries.size).toBe(0)
  })
})
