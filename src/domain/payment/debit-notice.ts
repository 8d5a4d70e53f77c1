import { preNotificationDays } from "../legal/sepa-mandate.ts"
import type { CountryId } from "../place/country.ts"
import { dayOfIso, isoOfDay } from "../price/local-day.ts"
import { isWorkday } from "../price/work-calendar.ts"
import type { MandateState } from "./mandate-life.ts"

/**
 * Returns the local day of a debit that is announced on a given day: after the notice period agreed in the mandate, and
 * never on a weekend or holiday (rule payment.notice).
 */
export const debitDayOf = (countryId: CountryId, announcedOn: string): string => {
  const from = dayOfIso(announcedOn)
  if (from === undefined) throw new Error(`${announcedOn} is no day`)
  let day = from + preNotificationDays
  while (!isWorkday(countryId, day)) day += 1
  return isoOfDay(day)
}

/** A mandate as shown on the order's page: its state, and the day and amount of the debit. */
export interface OrderMandate {
  readonly state: MandateState
  /** Start of the current state, ISO 8601. */
  readonly at: string
  /** Local day and gross amount in major units of the last announced debit. */
  readonly dueOn: string | null
  readonly amount: number | null
  readonly canRevoke: boolean
}
