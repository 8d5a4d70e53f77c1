import { expect, it } from "vitest"
import { trustRatingLink } from "./trust-rating.ts"

it("the link opens the reviews at the service of the locale's own country", () => {
  expect(trustRatingLink("de", "X1")).toBe("https://www.trustedshops.de/bewertung/info_X1.html")
  expect(trustRatingLink("de-AT", "X1")).toBe("https://www.trustedshops.at/bewertung/info_X1.html")
  expect(trustRatingLink("ch", "X/1")).toBe("https://www.trustedshops.ch/bewertung/info_X%2F1.html")
})
