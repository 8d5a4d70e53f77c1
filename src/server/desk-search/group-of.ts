import { type HitGroup, hitsOfKind } from "../../domain/desk-search/desk-hits.ts"

/** Selects the hits to show. One more row was read than is shown, to find out whether there are more hits. */
export const groupOf = <Hit>(rows: ReadonlyArray<Hit>): HitGroup<Hit> => ({
  items: rows.slice(0, hitsOfKind),
  hasMore: rows.length > hitsOfKind
})
