import { expect, it } from "vitest"
import { ownAddress } from "./own-address.ts"

const here = { zipCode: "8010", amount: "6000" }
const before = { zipCode: "01067", amount: "6000" }

it("knows the address that the page has written, as the router reads it", () => {
  const own = ownAddress()
  expect(own.isOwn({})).toBe(false)
  own.wrote({ ...here, pcert: "", sort: undefined })
  expect(own.isOwn(here)).toBe(true)
})

it("leaves an address to the browser once it has gone elsewhere and come back", () => {
  const own = ownAddress()
  own.wrote(here)
  expect(own.isOwn(before)).toBe(false)
  expect(own.isOwn(here)).toBe(false)
})
