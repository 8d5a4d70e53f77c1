import { expect, it } from "vitest"
import { needsDealer, roles } from "./roles.ts"

it("only the advertising partner works for one dealer (rule account.roles)", () => {
  expect(roles.filter((role) => needsDealer([role]))).toEqual(["Role_AdvertisingPartner"])
  expect(needsDealer(["Role_Customer", "Role_AdvertisingPartner"])).toBe(true)
  expect(needsDealer([])).toBe(false)
})
