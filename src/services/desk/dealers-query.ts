import { type DealerPart, dealerParts } from "../../domain/dealer-desk/dealer-part.ts"
import { type DealerStanding, dealerStandings } from "../../domain/dealer-desk/dealer-state.ts"
import { type CountryId, countryIds } from "../../domain/place/country.ts"
import { type ProductGroupId, productGroups, usualGroup } from "../../domain/product/product-group.ts"
import { pageIn, textIn } from "./list-query.ts"

/** Search parameters of the list of dealers: search text, country, dealer status, page; all are optional. */
export interface DealersQuery {
  readonly suche?: string
  readonly land?: CountryId
  readonly stand?: DealerStanding
  readonly seite?: number
}

type Search = Readonly<Record<string, unknown>>

/** Reads search parameters; invalid values are left out. */
export const dealersQueryOf = (search: Search): DealersQuery => {
  const suche = textIn(search["suche"])
  const land = countryIds.find((id) => String(id) === textIn(search["land"]))
  const stand = dealerStandings.find((state) => state === textIn(search["stand"]))
  const seite = pageIn(search)
  return {
    ...(suche !== "" && { suche }),
    ...(land !== undefined && { land }),
    ...(stand !== undefined && { stand }),
    ...(seite > 1 && { seite })
  }
}

/** Converts the search parameters to the query of the API call. */
export const dealersCallOf = ({ suche, land, stand, seite }: DealersQuery) => ({
  ...(suche !== undefined && { search: suche }),
  ...(land !== undefined && { country: land }),
  ...(stand !== undefined && { state: stand }),
  ...(seite !== undefined && { page: seite })
})

/** The part of a dealer's desk page that is shown, and the product group of the fees. */
export interface DealerView {
  readonly teil: DealerPart
  readonly gruppe: ProductGroupId
}

export const dealerViewOf = (search: Search): DealerView => ({
  teil: dealerParts.find((part) => part === textIn(search["teil"])) ?? "angaben",
  gruppe: productGroups.find(({ id }) => String(id) === textIn(search["gruppe"]))?.id ?? usualGroup.id
})
