import { type HitGroup, hitsOfKind } from "../../domain/desk-search/desk-hits.ts"

/** Selects the hits to show; one row more than shown was read, to find out whether there are more. */
export const groupOf = <Hit>(rows: ReadonlyArray<Hit>): HitGroup<Hit> => ({
  items: rows.slice(0, hitsOfKind),
  hasMore: rows.length > hitsOfKind
})
