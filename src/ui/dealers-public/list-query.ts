import type { DealerListWish } from "./dealer-facts.ts"

/**
 * Returns the query string for one page of the dealer list, with the list's filters; it starts with "?" unless it is
 * empty.
 */
export const listQuery = (
  { ordering, options, certifications, extras }: DealerListWish,
  page: number
): string => {
  const pairs = new URLSearchParams([
    ...(ordering === 0 ? [] : [["sort", String(ordering)]]),
    ...(options.length === 0 ? [] : [["options", options.join()]]),
    ...(certifications.length === 0 ? [] : [["pcert", certifications.join()]]),
    ...extras.map((key) => [key, "1"]),
    ...(page === 1 ? [] : [["page", String(page)]])
  ])
  return pairs.size === 0 ? "" : `?${pairs}`
}
