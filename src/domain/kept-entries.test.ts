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

describe("what is kept in memory (rule desk.memories)", () => {
  it("loses what was used longest ago when there are too many", () => {
    const entries = filled({ most: 2 }, "a", "b")
    expect(entries.find("a")).toBe("value of a")
    entries.keep("c", "value of c")
    expect(keysOf(entries)).toEqual(["a", "c"])
  })

  it("stays within its bytes, also where one entry is larger than all of them", () => {
    const entries = filled({ mostBytes: 25, sizeOf: (value) => value.length }, "a", "b", "c")
    expect(keysOf(entries)).toEqual(["b", "c"])
    entries.keep("d", "x".repeat(26))
    expect(keysOf(entries)).toEqual([])
    entries.keep("e", "x".repeat(25))
    entries.keep("e", "short")
    entries.keep("f", "x".repeat(20))
    expect(keysOf(entries)).toEqual(["e", "f"])
  })

  it("counts what was found and what was not, and lets go what is good no more", () => {
    const entries = filled({}, "a")
    entries.find("a")
    entries.find("b")
    expect(entries.find("a", () => false)).toBeUndefined()
    expect(entries.size).toBe(0)
    expect(entries.uses).toEqual({ hits: 1, misses: 2 })
  })

  it("drops what is meant and says how much that was", () => {
    const entries = filled({}, "a", "b", "ab")
    expect(entries.drop((key) => key.includes("a"))).toBe(2)
    expect(keysOf(entries)).toEqual(["b"])
    expect(entries.drop()).toBe(1)
    expect(entries.drop()).toBe(0)
  })

  it("does not keep what was begun before something was dropped", () => {
    const entries = filled({}, "a")
    const early = entries.keeper()
    entries.drop(() => false)
    early("b", "read before")
    expect(keysOf(entries)).toEqual(["a"])
    entries.keeper()("b", "read after")
    expect(entries.find("b")).toBe("read after")
  })

  it("forgets an entry only while it is the one that is meant", () => {
    const entries = filled({}, "a")
    entries.forget("a", "another")
    expect(entries.size).toBe(1)
    entries.forget("a", "value of a")
    expect(entries.size).toBe(0)
  })
})
