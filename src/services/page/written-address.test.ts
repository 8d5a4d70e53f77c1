import { expect, it } from "vitest"
import { writtenAddress } from "./written-address.ts"

const here = { zipCode: "8010", amount: "6000" }
const before = { zipCode: "01067", amount: "6000" }

it("recognises a URL that the page has written, in the form that the router reads", () => {
  const written = writtenAddress()
  expect(written.isWritten({})).toBe(false)
  written.wrote({ ...here, pcert: "", sort: undefined })
  expect(written.isWritten(here)).toBe(true)
})

it("does not recognise it after the browser has navigated elsewhere and back", () => {
  const written = writtenAddress()
  written.wrote(here)
  expect(written.isWritten(before)).toBe(false)
  expect(written.isWritten(here)).toBe(false)
})
