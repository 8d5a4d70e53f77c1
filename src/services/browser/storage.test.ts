// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest"
import { keptValues, readKept } from "./storage.ts"

const refusing: Storage = {
  length: 0,
  clear: () => {},
  key: () => null,
  getItem: () => {
    throw new Error("forbidden")
  },
  setItem: () => {
    throw new Error("full")
  },
  removeItem: () => {
    throw new Error("forbidden")
  }
}

beforeEach(() => localStorage.clear())

it("keeps values in the storage", () => {
  const values = keptValues(() => localStorage)
  values.set("a", "1")
  expect(localStorage.getItem("a")).toBe("1")
  expect(values.get("a")).toBe("1")
  values.remove("a")
  expect(values.get("a")).toBeUndefined()
})

it("keeps values in memory where there is no storage, where naming it throws and where it refuses", () => {
  const missing = keptValues(() => undefined)
  const forbidden = keptValues(() => {
    throw new Error("SecurityError")
  })
  const full = keptValues(() => refusing)
  for (const values of [missing, forbidden, full]) {
    values.set("a", "1")
    expect(values.get("a")).toBe("1")
    values.remove("a")
    expect(values.get("a")).toBeUndefined()
  }
})

it("prefers what could not be stored to what was stored before", () => {
  let isFull = false
  const values = keptValues(() => {
    if (isFull) throw new Error("QuotaExceededError")
    return localStorage
  })
  values.set("a", "old")
  isFull = true
  values.set("a", "new")
  isFull = false
  expect(values.get("a")).toBe("new")
})

it("replaces a corrupt value once", () => {
  const values = keptValues(() => localStorage)
  const parse = (value: unknown) => (typeof value === "number" ? value : undefined)
  for (const corrupt of ["{", '"text"', '{"__proto__":1}', ""]) {
    localStorage.setItem("a", corrupt)
    expect(readKept(values, "a", parse)).toBeUndefined()
    expect(localStorage.getItem("a")).toBeNull()
  }
  localStorage.setItem("a", "5")
  expect(readKept(values, "a", parse)).toBe(5)
})

it("forgets a value that is far longer than anything that the shop keeps", () => {
  const values = keptValues(() => localStorage)
  localStorage.setItem("a", JSON.stringify("x".repeat(20_001)))
  expect(readKept(values, "a", (value) => value)).toBeUndefined()
  expect(localStorage.getItem("a")).toBeNull()
})
