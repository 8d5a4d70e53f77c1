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

it("the times of sessions are those of the rule (rule session.times)", () => {
  expect([tokenCheckInterval, refreshThreshold, renewalInterval]).toEqual([5_000, 300_000, 300_000])
  expect([accessTokenLifetime, parentGrace, unreachableLimit]).toEqual([900_000, 10_000, 300_000])
  expect(refreshPauses).toEqual([500, 1_000, 2_000, 4_000])
  expect(sessionLifetimes).toEqual({
    customer: { idle: 1_209_600_000, absolute: 2_592_000_000 },
    staff: { idle: 43_200_000, absolute: 86_400_000 }
  })
})

it("the jitter is 0 to 119 whole seconds", () => {
  expect([0, 0.5, 0.999_999_9, 1].map(drawJitter)).toEqual([0, 60_000, 119_000, 119_000])
  expect(drawJitter(1 / 120)).toBe(1_000)
})

it("a new token is not due for a refresh at once", () => {
  expect(accessTokenLifetime).toBeGreaterThan(refreshThreshold + drawJitter(1))
})

it("sessions of staff end earlier than those of customers (rule session.lifetimes)", () => {
  const { customer, staff } = sessionLifetimes
  expect(sessionLimits(["Role_Customer"])).toEqual(customer)
  expect(sessionLimits([])).toEqual(customer)
  expect(sessionLimits(["Role_Customer", "Role_Interaid_Admin"])).toEqual(staff)
})

it("a browser is recognised for 180 days (decision 040)", () => {
  expect(deviceLifetime).toBe(15_552_000_000)
})
