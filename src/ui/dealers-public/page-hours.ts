import { openingHoursAt } from "../../domain/dealer/opening-hours.ts"
import type { DealerPageFacts } from "./dealer-facts.ts"

/**
 * Returns the opening hours for a page: those of the page's branch, or, on the dealer's own page, those of the head
 * office.
 */
export const pageHours = (dealer: DealerPageFacts) => {
  const branch = dealer.branch ?? dealer.branches.find(({ path }) => path === dealer.path)
  return openingHoursAt(dealer, branch)
}
