import { openStatuses } from "../../../domain/order/life/order-acts.ts"
import type { OrderListQuery } from "../../../domain/order/life/order-list-query.ts"
import { landIn, landOf } from "../land.ts"
import { pageIn, textIn } from "../list-query.ts"

/** Reads the search parameters of the list of open orders; invalid values are left out. */
export const openOrdersQueryOf = (search: Readonly<Record<string, unknown>>): OrderListQuery => ({
  search: textIn(search["suche"]),
  status: openStatuses.find((status) => status === search["stand"]) ?? null,
  countryId: landOf(landIn(search)),
  page: pageIn(search)
})

/** Returns the path and query of the list of open orders, without unset parameters. */
export const openOrdersPath = ({ search, status, countryId, page }: OrderListQuery): `/${string}` => {
  const pairs = new URLSearchParams({
    ...(search !== "" && { suche: search }),
    ...(status !== null && { stand: status }),
    ...(countryId !== null && { land: String(countryId) }),
    ...(page > 1 && { seite: String(page) })
  })
  return pairs.size === 0 ? "/stornomanagement/offen" : `/stornomanagement/offen?${pairs}`
}
