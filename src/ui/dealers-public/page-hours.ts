import { openingHoursAt } from "../../domain/dealer/opening-hours.ts"
import type { DealerPageFacts } from "./dealer-facts.ts"

/** The opening hours of a page: those of its branch, which is the head office on the dealer's own page. */
export const pageHours = (dealer: DealerPageFacts) => {
  const branch = dealer.branch ?? dealer.branches.find(({ path }) => path === dealer.path)
  return openingHoursAt(dealer, branch)
}
