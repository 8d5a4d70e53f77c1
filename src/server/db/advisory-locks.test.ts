import { expect, it } from "vitest"
import { advisoryLocks } from "./advisory-locks.ts"

it("uses each key for one lock only: a backup does not block the master key", () => {
  const keys = Object.values(advisoryLocks)
  expect(new Set(keys).size).toBe(keys.length)
})
