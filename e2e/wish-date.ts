import { countryIds } from "../src/domain/place/country.ts"
import { isoOfDay } from "../src/domain/price/local-day.ts"
import { isWorkday } from "../src/domain/price/work-calendar.ts"

/** A local date on which dealers of all countries can deliver, two weeks from today or soon after. */
export const wishDate = (): string => {
  let day = Math.floor(Date.now() / 86_400_000) + 14
  while (!countryIds.every((countryId) => isWorkday(countryId, day))) day += 1
  return isoOfDay(day)
}
