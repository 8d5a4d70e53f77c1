import { localeOfCountry } from "../../domain/locale/locale.ts"
import { countries, type CountryId } from "../../domain/place/country.ts"
import type { Client } from "../../services/client/client.ts"
import { heardValue } from "../../services/client/no-answer.ts"
import { localPagesSearch } from "../../services/client/price-routes.gen.ts"
import { localeHomes } from "../../services/page/canonical.ts"
import type { PageData } from "../../services/page/page-data.ts"
import type { PlaceChoice } from "../../ui/price-pages/place-choice.ts"

type Found =
  | { readonly kind: "clear"; readonly href: string }
  | { readonly kind: "open"; readonly choice: PlaceChoice }

/**
 * Finds the price page for a visitor's input, "80331 München", "Tirol" or "A-1010", or several pages to choose from.
 * @throws NoAnswer if the server does not respond
 */
export const findPlace = async (
  client: Client,
  countryId: CountryId,
  page: PageData,
  written: string
): Promise<Found> => {
  const nothing = { kind: "open", choice: { places: [], total: 0 } } as const
  if (written === "") return nothing
  const answer = await client.call(localPagesSearch, { params: { countryId }, query: { place: written } })
  // text that the API contract rejects matches no place
  if (answer.type === "refused") return nothing
  const homes = localeHomes(page)
  const { places, total, isClear } = heardValue(answer)
  const found = places.map(({ path, zipCode, ...place }) => ({
    ...place,
    zipCode,
    country: place.countryId === countryId ? undefined : countries[place.countryId].name,
    href:
      place.countryId === countryId ? page.prefix + path : homes[localeOfCountry(place.countryId).code] + path
  }))
  const [first] = found
  return isClear && first !== undefined
    ? { kind: "clear", href: first.href }
    : { kind: "open", choice: { places: found, total } }
}
