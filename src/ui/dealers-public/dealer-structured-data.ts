import { openDays } from "../../domain/dealer/opening-hours.ts"
import { addressCountry } from "../../domain/place/address-country.ts"
import type { StructuredData } from "../kit/documents/structured-data.ts"
import type { AddressOf } from "../kit/documents/trail-data.ts"
import type { DealerPageFacts } from "./dealer-facts.ts"
import { pageHours } from "./page-hours.ts"

const dayNames = ["", "Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const

/** Returns structured data of a dealer for search engines; the rating is included only if there is one. */
export const businessData = (dealer: DealerPageFacts, addressOf: AddressOf): StructuredData => {
  const { name, branch, path, phone, email, countryId, rating, ratingCount } = dealer
  const { street, zipCode, city } = branch ?? dealer
  return {
    "@type": "LocalBusiness",
    name: branch === undefined ? name : `${name}, ${branch.name}`,
    url: addressOf(path),
    telephone: phone,
    email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode: zipCode,
      addressLocality: city,
      addressCountry: addressCountry({ countryId, zipCode }).iso
    },
    openingHours: openDays(pageHours(dealer)).flatMap(({ firstDay, lastDay, times }) => {
      const [first, last] = [dayNames[firstDay] ?? "", dayNames[lastDay] ?? ""]
      const days = first === last ? first : `${first}-${last}`
      return times.map(({ from, to }) => `${days} ${from}-${to}`)
    }),
    ...(ratingCount === 0
      ? {}
      : {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: (rating / 20).toFixed(1),
            bestRating: "5",
            worstRating: "1",
            ratingCount
          }
        })
  }
}
