import { type HitGroup, hitsOfKind } from "../../domain/desk-search/desk-hits.ts"

/** What is shown of the rows that were read: one more was asked for, to know whether there is more. */
export const groupOf = <Hit>(rows: ReadonlyArray<Hit>): HitGroup<Hit> => ({
  items: rows.slice(0, hitsOfKind),
  hasMore: rows.length > hitsOfKind
})
