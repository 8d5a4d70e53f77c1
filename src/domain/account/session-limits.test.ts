import { expect, it } from "vitest"
import { deviceLifetime, sessionLimits } from "./session-limits.ts"

const hour = 3_600_000

it("lets staff be signed in for less long than customers (rule session.lifetimes)", () => {
  const customer = { idle: 14 * 24 * hour, absolute: 30 * 24 * hour }
  const staff = { idle: 12 * hour, absolute: 24 * hour }
  expect(sessionLimits(["Role_Customer"])).toEqual(customer)
  expect(sessionLimits([])).toEqual(customer)
  expect(sessionLimits(["Role_Customer", "Role_Interaid_Admin"])).toEqual(staff)
})

it("knows a browser again for 180 days (decision 040)", () => {
  expect(deviceLifetime).toBe(180 * 24 * hour)
})
