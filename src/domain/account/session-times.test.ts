import { expect, it } from "vitest"
import {
  accessTokenLifetime,
  deviceLifetime,
  drawJitter,
  parentGrace,
  refreshPauses,
  refreshThreshold,
  renewalInterval,
  sessionLifetimes,
  sessionLimits,
  tokenCheckInterval,
  unreachableLimit
} from "./session-times.ts"

it("keeps its times (rule session.times)", () => {
  expect([tokenCheckInterval, refreshThreshold, renewalInterval]).toEqual([5_000, 300_000, 300_000])
  expect([accessTokenLifetime, parentGrace, unreachableLimit]).toEqual([900_000, 10_000, 300_000])
  expect(refreshPauses).toEqual([500, 1_000, 2_000, 4_000])
  expect(sessionLifetimes).toEqual({
    customer: { idle: 1_209_600_000, absolute: 2_592_000_000 },
    staff: { idle: 43_200_000, absolute: 86_400_000 }
  })
})

it("draws a jitter of 0 to 119 whole seconds", () => {
  expect([0, 0.5, 0.999_999_9, 1].map(drawJitter)).toEqual([0, 60_000, 119_000, 119_000])
  expect(drawJitter(1 / 120)).toBe(1_000)
})

it("gives tokens that are not due at once", () => {
  expect(accessTokenLifetime).toBeGreaterThan(refreshThreshold + drawJitter(1))
})

it("lets staff be signed in for less long than customers (rule session.lifetimes)", () => {
  const { customer, staff } = sessionLifetimes
  expect(sessionLimits(["Role_Customer"])).toEqual(customer)
  expect(sessionLimits([])).toEqual(customer)
  expect(sessionLimits(["Role_Customer", "Role_Interaid_Admin"])).toEqual(staff)
})

it("knows a browser again for 180 days (decision 040)", () => {
  expect(deviceLifetime).toBe(15_552_000_000)
})
