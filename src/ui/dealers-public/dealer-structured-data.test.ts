import { expect, it } from "vitest"
import type { DealerPageFacts } from "./dealer-facts.ts"
import { branch, dealer } from "./dealer-facts.test-support.ts"
import { businessData } from "./dealer-structured-data.ts"

it("structured data describe a dealer, with a rating only if there is one", () => {
  const told = (change: Partial<DealerPageFacts>) =>
    businessData({ ...dealer, ...change }, (path) => `https://shop.example${path}`)
  expect(told({ rating: 85, ratingCount: 29 })).toMatchObject({
    "@type": "LocalBusiness",
    name: "Lärchenkern GmbH",
    url: "https://shop.example/holzpellethaendler/bayern/80331/100001",
    address: { postalCode: "80331", addressLocality: "München" },
    aggregateRating: { "@type": "AggregateRating", ratingValue: "4.3", bestRating: "5", ratingCount: 29 }
  })
  expect(told({})).not.toHaveProperty("aggregateRating")
  expect(told({ branch })).toMatchObject({
    name: "Lärchenkern GmbH, Niederlassung Aalen",
    address: { postalCode: "73430" }
  })
})

it("structured data name Liechtenstein as the country of a head office there (rule country.liechtenstein)", () => {
  const countryAt = (zipCode: string) => businessData({ ...dealer, countryId: 3, zipCode }, (path) => path)
  expect(countryAt("9490")).toMatchObject({ address: { addressCountry: "LI" } })
  expect(countryAt("9470")).toMatchObject({ address: { addressCountry: "CH" } })
})
