import { byPlace, type ListRow, rowKey } from "./list-row.ts"

export const changeKinds = ["added", "changed", "gone"] as const
export type ChangeKind = (typeof changeKinds)[number]

export interface ListChange extends Omit<ListRow, "unitPrice"> {
  readonly kind: ChangeKind
  /** Price in cents before; `null` for an added row. */
  readonly former: number | null
  /** Price in cents after; `null` for a removed row. */
  readonly next: number | null
}

/** How many rows a list adds, changes and removes. */
export interface ChangeCounts {
  readonly added: number
  readonly changed: number
  readonly gone: number
}

/** Returns all differences between a list and the former one, sorted by area, product, certificate and step. */
export const changesBetween = (
  former: ReadonlyArray<ListRow>,
  next: ReadonlyArray<ListRow>
): ReadonlyArray<ListChange> => {
  const before = new Map(former.map((row) => [rowKey(row), row]))
  const after = new Set(next.map(rowKey))
  const changed = next.flatMap(({ unitPrice, ...place }): ReadonlyArray<ListChange> => {
    const known = before.get(rowKey(place))
    if (known === undefined) return [{ kind: "added", ...place, former: null, next: unitPrice }]
    return known.unitPrice === unitPrice
      ? []
      : [{ kind: "changed", ...place, former: known.unitPrice, next: unitPrice }]
  })
  const gone = former
    .filter((row) => !after.has(rowKey(row)))
    .map(({ unitPrice, ...place }): ListChange => ({ kind: "gone", ...place, former: unitPrice, next: null }))
  return [...changed, ...gone].toSorted((one, other) =>
    byPlace({ ...one, unitPrice: 0 }, { ...other, unitPrice: 0 })
  )
}

export const countChanges = (changes: ReadonlyArray<ListChange>): ChangeCounts => {
  const counts = { added: 0, changed: 0, gone: 0 }
  for (const { kind } of changes) counts[kind] += 1
  return counts
}
