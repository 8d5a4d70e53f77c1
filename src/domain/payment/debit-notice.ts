import { preNotificationDays } from "../legal/sepa-mandate.ts"
import type { CountryId } from "../place/country.ts"
import { dayOfIso, isoOfDay } from "../price/local-day.ts"
import { isWorkday } from "../price/work-calendar.ts"
import type { MandateState } from "./mandate-life.ts"

/**
 * The local day of a debit that is announced on a day: after the notice that was agreed with the mandate, and never on
 * a weekend or a holiday (rule payment.notice).
 */
export const debitDayOf = (countryId: CountryId, announcedOn: string): string => {
  const from = dayOfIso(announcedOn)
  if (from === undefined) throw new Error(`${announcedOn} is no day`)
  let day = from + preNotificationDays
  while (!isWorkday(countryId, day)) day += 1
  return isoOfDay(day)
}

/** A mandate as the order's page shows it: where it stands and what is debited when. */
export interface OrderMandate {
  readonly state: MandateState
  /** ISO 8601: since when. */
  readonly at: string
  /** Local day and gross major units of the debit that was announced last. */
  readonly dueOn: string | null
  readonly amount: number | null
  readonly canRevoke: boolean
}
