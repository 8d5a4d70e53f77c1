import type { CancellationQuery, CancellationView } from "../../domain/cancellation/view.ts"
import { type SavedView, writeView } from "../../domain/cancellation/view-codec.ts"
import { dayOfIso, isoOfDay } from "../../domain/price/local-day.ts"

/** Days that the desk shows unless asked otherwise: a year, as commissions are settled by the year. */
const usualDays = 365

/** The list that a saved view is of. */
export const cancellationQueryOf = (
  today: string,
  { countryId, from, to, dealerId }: SavedView
): CancellationQuery => {
  const until = to ?? today
  const usualFrom = isoOfDay((dayOfIso(until) ?? 0) - usualDays)
  return { countryId, from: from ?? usualFrom, to: until, dealerId }
}

/** The address of what is looked at; a period as usual is not said, so that a link of today does for tomorrow. */
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
