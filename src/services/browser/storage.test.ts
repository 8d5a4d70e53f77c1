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

it("stores values in the storage", () => {
  const values = keptValues(() => localStorage)
  values.set("a", "1")
  expect(localStorage.getItem("a")).toBe("1")
  expect(values.get("a")).toBe("1")
  values.remove("a")
  expect(values.get("a")).toBeUndefined()
})

it("keeps values in memory if the storage is missing, forbidden or full", () => {
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

it("prefers a value that could not be stored to one stored before", () => {
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

it("deletes a corrupt value, which can then be replaced", () => {
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

it("deletes a value that is far longer than any value of the shop", () => {
  const values = keptValues(() => localStorage)
  localStorage.setItem("a", JSON.stringify("x".repeat(20_001)))
  expect(readKept(values, "a", (value) => value)).toBeUndefined()
  expect(localStorage.getItem("a")).toBeNull()
})
