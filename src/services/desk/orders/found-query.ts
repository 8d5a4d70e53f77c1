import { type CountryId, countryIds } from "../../../domain/place/country.ts"
import { type OrderStatus, orderStatuses } from "../../../domain/order/draft.ts"
import { pageIn, textIn } from "../list-query.ts"

/** Search parameters of the order search; all are optional. */
export interface OrdersQuery {
  readonly suche?: string
  readonly haendler?: string
  readonly land?: CountryId
  readonly stand?: OrderStatus
  readonly seite?: number
}

/** Reads search parameters; invalid values are left out, so that the same list always has the same URL. */
export const ordersQueryOf = (search: Readonly<Record<string, unknown>>): OrdersQuery => {
  const suche = textIn(search["suche"])
  const haendler = textIn(search["haendler"])
  const land = countryIds.find((id) => String(id) === String(search["land"]))
  const stand = orderStatuses.find((status) => status === search["stand"])
  const seite = pageIn(search)
  return {
    ...(suche !== "" && { suche }),
    ...(haendler !== "" && { haendler }),
    ...(land !== undefined && { land }),
    ...(stand !== undefined && { stand }),
    ...(seite > 1 && { seite })
  }
}

/** Converts the search parameters to the query of the API call. */
export const ordersCallOf = ({ suche, haendler, land, stand, seite }: OrdersQuery) => ({
  ...(suche !== undefined && { search: suche }),
  ...(haendler !== undefined && { dealer: haendler }),
  ...(land !== undefined && { countryId: land }),
  ...(stand !== undefined && { status: stand }),
  ...(seite !== undefined && { page: seite })
})
