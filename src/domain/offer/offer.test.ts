import { expect, it } from "vitest"
import { offerLifetime } from "./offer.ts"

it("an offer is valid for half an hour (rule offer.lifetime)", () => {
  expect(offerLifetime).toBe(30 * 60 * 1000)
})
