import { expect, it } from "vitest"
import { pageAfterActing } from "./after-acting.ts"

const begunOnPage = "/at/support/kunde/bearbeiten?id=7#adressen"
const acting = { customerId: "7", begunOnPage }

it.each([
  ["/kunde/startseite", "", begunOnPage],
  ["/at/kunde/bestellungen", "/at", begunOnPage],
  ["/agb", "", begunOnPage],
  ["/", "", begunOnPage],
  // `/supporter` is not a work page, although it starts with the same letters as one
  ["/supporter", "", begunOnPage],
  ["/support/kunden", "", undefined],
  ["/at/support/kunden", "/at", undefined],
  ["/stornomanagement", "", undefined]
])("from %s with prefix '%s' staff return to %s (rule session.acting-ends)", (path, prefix, page) => {
  expect(pageAfterActing({ path, prefix }, acting)).toBe(page)
})

it("without a known page staff return to the customer's account (rule session.acting-ends)", () => {
  expect(pageAfterActing({ path: "/at/kunde", prefix: "/at" }, { customerId: "7" })).toBe(
    "/at/support/benutzer/7/bearbeiten"
  )
})
