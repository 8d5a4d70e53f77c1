import { expect, it } from "vitest"
import { writtenAddress } from "./written-address.ts"

const here = { zipCode: "8010", amount: "6000" }
const before = { zipCode: "01067", amount: "6000" }

it("knows the address that the page has written, as the router reads it", () => {
  const written = writtenAddress()
  expect(written.isWritten({})).toBe(false)
  written.wrote({ ...here, pcert: "", sort: undefined })
  expect(written.isWritten(here)).toBe(true)
})

it("leaves an address to the browser once it has gone elsewhere and come back", () => {
  const written = writtenAddress()
  written.wrote(here)
  expect(written.isWritten(before)).toBe(false)
  expect(written.isWritten(here)).toBe(false)
})
