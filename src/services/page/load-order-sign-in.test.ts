import { expect, it } from "vitest"
import { draftOfAddress } from "./load-order-sign-in.ts"

it("reads the draft id from the URL of a step", () => {
  expect(draftOfAddress("/at/heizoel/bestellung/adresse?zipCode=1010&draft=abc_-1")).toBe("abc_-1")
  for (const address of [null, "/agb", "/holzpellets-lose/angebotsliste?zipCode=01067", "//"])
    expect(draftOfAddress(address)).toBeUndefined()
})
