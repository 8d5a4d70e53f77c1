import type { DealerListWish } from "./dealer-facts.ts"

/** The query of a page of the list with what is asked of it, with "?" where there is any. */
export const listQuery = ({ ordering, options, certifications }: DealerListWish, page: number): string => {
  const pairs = new URLSearchParams([
    ...(ordering === 0 ? [] : [["sort", String(ordering)]]),
    ...(options.length === 0 ? [] : [["options", options.join()]]),
    ...(certifications.length === 0 ? [] : [["pcert", certifications.join()]]),
    ...(page === 1 ? [] : [["page", String(page)]])
  ])
  return pairs.size === 0 ? "" : `?${pairs}`
}
