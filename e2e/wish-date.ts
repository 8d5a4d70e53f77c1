import { regions } from "../src/domain/place/region.ts"
import { isoOfDay } from "../src/domain/price/local-day.ts"
import { isWorkdayAt } from "../src/domain/price/work-calendar.ts"

/**
 * Returns a local date on which dealers of all countries and states can deliver, two weeks from today or soon after.
 */
export const wishDate = (): string => {
  let day = Math.floor(Date.now() / 86_400_000) + 14
  while (!regions.every(({ countryId, code }) => isWorkdayAt({ countryId, regionCode: code }, day))) day += 1
  return isoOfDay(day)
}
