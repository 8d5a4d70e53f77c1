import type { CancellationQuery, CancellationView } from "../../domain/cancellation/view.ts"
import { type SavedView, writeView } from "../../domain/cancellation/view-codec.ts"
import { dayOfIso, isoOfDay } from "../../domain/price/local-day.ts"

/** Number of days shown by default: a year, as commissions are settled yearly. */
const usualDays = 365

/** Returns the query of a saved view, with the default period if it has none. */
export const cancellationQueryOf = (
  today: string,
  { countryId, from, to, dealerId }: SavedView
): CancellationQuery => {
  const until = to ?? today
  const usualFrom = isoOfDay((dayOfIso(until) ?? 0) - usualDays)
  return { countryId, from: from ?? usualFrom, to: until, dealerId }
}

/**
 * Returns the search parameters of a query; the default period is left out, so that a link copied today shows current
 * days tomorrow.
 */
export const cancellationSearchOf = (
  query: CancellationQuery,
  view: CancellationView,
  today: string
): Readonly<Record<string, string>> => {
  const isUsualEnd = query.to === today
  const usual = cancellationQueryOf(today, {
    ...view,
    countryId: query.countryId,
    from: null,
    to: isUsualEnd ? null : query.to,
    dealerId: null
  })
  return writeView({
    ...view,
    countryId: query.countryId,
    from: query.from === usual.from ? null : query.from,
    to: isUsualEnd ? null : query.to,
    dealerId: query.dealerId
  })
}
