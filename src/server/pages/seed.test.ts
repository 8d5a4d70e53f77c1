import { expect, it } from "vitest"
import { clientSeeds } from "./seed.ts"

it("a seed is the same for a client within a day and another one the next day", () => {
  let day = "2026-11-21"
  const seedOf = clientSeeds(() => day)
  const seed = seedOf("agent", "192.0.2.1")
  expect(seedOf("agent", "192.0.2.1")).toBe(seed)
  day = "2026-11-22"
  expect(seedOf("agent", "192.0.2.1")).not.toBe(seed)
})

it("a seed differs between clients and between processes", () => {
  const seedOf = clientSeeds(() => "2026-11-21")
  const seeds = [seedOf("agent", "192.0.2.1"), seedOf("agent", "192.0.2.2"), seedOf("other", "192.0.2.1")]
  expect(new Set([...seeds, clientSeeds(() => "2026-11-21")("agent", "192.0.2.1")]).size).toBe(4)
})
