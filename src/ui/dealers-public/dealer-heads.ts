import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { localeOfCountry } from "../../domain/locale/locale.ts"
import { countries } from "../../domain/place/country.ts"
import { structuredData } from "../kit/documents/structured-data.ts"
import { formatMoney } from "../kit/format.ts"
import { type AddressOf, trailData } from "../kit/documents/trail-data.ts"
import type { DealerListFacts, DealerPageFacts, GoneDealerFacts } from "./dealer-facts.ts"
import { businessData } from "./dealer-structured-data.ts"

type Found =
  | { readonly kind: "list"; readonly list: DealerListFacts }
  | { readonly kind: "dealer"; readonly dealer: DealerPageFacts }
  | { readonly kind: "gone"; readonly gone: GoneDealerFacts }

const notFoundBySearches = { name: "robots", content: "noindex" }

const listHead = (i18n: I18n, list: DealerListFacts, addressOf: AddressOf) => {
  const { kind, title, trail, path, countryId, dealers } = list
  const where = kind === "Country" ? countries[countryId].name : title
  const best = dealers?.items[0]
  const price =
    best && formatMoney(localeOfCountry(countryId).bcp47, best.price.currency, best.price.unitPrice)
  return [
    { title: i18n._(msg`Holzpellethändler ${where}: Preise, Zertifikate, Termine | Heizmarkt`) },
    {
      name: "description",
      content:
        price === undefined
          ? i18n._(
              msg`Händler für Holzpellets, ${where}: Zertifikate, Bewertungen und Liefertermine im Vergleich.`
            )
          : i18n._(
              msg`Händler für Holzpellets, ${where}: heute ab ${price} je Tonne bei 6 Tonnen. Zertifikate, Bewertungen und Liefertermine im Vergleich.`
            )
    },
    ...(kind === "Country" ? [] : structuredData(trailData({ trail, title, path }, addressOf)))
  ]
}

const dealerHead = (i18n: I18n, dealer: DealerPageFacts, addressOf: AddressOf) => {
  const { name, branch, trail, path, isPaused, city } = dealer
  const title = branch === undefined ? name : `${name}, ${branch.name}`
  const place = branch?.city ?? city
  return [
    { title: i18n._(msg`${title}: Holzpellets in ${place} | Heizmarkt`) },
    {
      name: "description",
      content: i18n._(
        msg`${title} in ${place}: Preis heute, Liefertermin, ENplus-Nummer, Liefergebiet, Gebühren und Bewertungen.`
      )
    },
    ...(isPaused ? [notFoundBySearches] : []),
    ...structuredData(trailData({ trail, title, path }, addressOf), businessData(dealer, addressOf))
  ]
}

/** Returns the metadata of a page of dealers for search engines and previews. */
export const dealersHead = (i18n: I18n, found: Found, addressOf: AddressOf) => ({
  meta:
    found.kind === "list"
      ? listHead(i18n, found.list, addressOf)
      : found.kind === "dealer"
        ? dealerHead(i18n, found.dealer, addressOf)
        : [{ title: i18n._(msg`${found.gone.name} ist nicht mehr da | Heizmarkt`) }, notFoundBySearches]
})
