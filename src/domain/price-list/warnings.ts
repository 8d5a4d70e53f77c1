import { farPercent, type ListWarning } from "./findings.ts"
import { type ListRow, rowKey } from "./list-row.ts"
import type { NumberedRow } from "./read-rows.ts"

/** Factors (or divisors) that suggest a typing error: a misplaced comma, or cents instead of euros. */
const slips = [10, 100, 1000] as const
/** Tolerance for these factors, since a mistyped price usually also differs a little from the former price. */
const slack = 1.35

const slipBetween = (former: number, next: number): number | undefined => {
  const ratio = Math.max(former, next) / Math.min(former, next)
  return slips.find((slip) => ratio >= slip / slack && ratio <= slip * slack)
}

const seriesOf = ({ areaId, productId, certificationId }: ListRow) =>
  `${areaId}:${productId}:${certificationId}`

const none = { former: null, next: null, figure: 0 } as const

/** Returns warnings for prices that differ greatly from the prices in the list in force. */
const priceWarnings = (
  former: ReadonlyMap<string, ListRow>,
  next: ReadonlyArray<NumberedRow>
): ReadonlyArray<ListWarning> =>
  next.flatMap(({ unitPrice, ...place }): ReadonlyArray<ListWarning> => {
    const before = former.get(rowKey(place))?.unitPrice
    if (before === undefined || before === unitPrice) return []
    const slip = slipBetween(before, unitPrice)
    const prices = { ...place, former: before, next: unitPrice }
    if (slip !== undefined) return [{ kind: "tenfold", ...prices, figure: slip }]
    if (Math.abs(unitPrice - before) * 100 <= before * farPercent) return []
    return [
      { kind: "farFromFormer", ...prices, figure: Math.round(((unitPrice - before) / before) * 1000) / 10 }
    ]
  })

/**
 * Returns warnings for steps that are more expensive than the step below, if the price of one of the two steps is new;
 * if both prices are unchanged, the difference is assumed to be intended.
 */
const stepWarnings = (
  former: ReadonlyMap<string, ListRow>,
  next: ReadonlyArray<NumberedRow>
): ReadonlyArray<ListWarning> => {
  const series = new Map<string, Array<NumberedRow>>()
  for (const row of next) {
    const there = series.get(seriesOf(row))
    if (there === undefined) series.set(seriesOf(row), [row])
    else there.push(row)
  }
  const isNew = (row: NumberedRow) => former.get(rowKey(row))?.unitPrice !== row.unitPrice
  return [...series.values()].flatMap((rows) => {
    const steps = rows.toSorted((one, other) => one.fromAmount - other.fromAmount)
    return steps.flatMap(({ unitPrice, ...place }, index): ReadonlyArray<ListWarning> => {
      const below = steps[index - 1]
      if (below === undefined || unitPrice <= below.unitPrice) return []
      if (!isNew(below) && !isNew({ ...place, unitPrice })) return []
      return [{ kind: "stepDearer", ...place, former: below.unitPrice, next: unitPrice, figure: 0 }]
    })
  })
}

/**
 * Returns a warning for each area, and each certificate within an area, that the list no longer contains, with the
 * number of removed rows.
 */
const lossWarnings = (
  former: ReadonlyArray<ListRow>,
  next: ReadonlyArray<NumberedRow>
): ReadonlyArray<ListWarning> => {
  const areas = new Set(next.map(({ areaId }) => areaId))
  const series = new Set(next.map(seriesOf))
  const lost = new Map<string, ListWarning>()
  for (const row of former) {
    const { areaId, productId, certificationId } = row
    if (series.has(seriesOf(row))) continue
    const isWhole = !areas.has(areaId)
    const key = isWhole ? String(areaId) : seriesOf(row)
    const figure = (lost.get(key)?.figure ?? 0) + 1
    const place = isWhole ? { productId: 0, certificationId: 0 } : { productId, certificationId }
    const kind = isWhole ? "areaVanishes" : "certificateVanishes"
    lost.set(key, { ...none, kind, row: 0, areaId, ...place, fromAmount: 0, figure })
  }
  return [...lost.values()]
}

/**
 * Returns warnings for valid but unusual changes (rule price-list.warnings): warnings about removals come first, the
 * others are sorted by row. `announced` is the number of prices that were imported from files and take effect later;
 * publishing a list removes them.
 */
export const warningsOf = (
  former: ReadonlyArray<ListRow>,
  next: ReadonlyArray<NumberedRow>,
  announced: number
): ReadonlyArray<ListWarning> => {
  const before = new Map(former.map((row) => [rowKey(row), row]))
  const ofRows = [...priceWarnings(before, next), ...stepWarnings(before, next)]
  const place = { row: 0, areaId: 0, productId: 0, certificationId: 0, fromAmount: 0 }
  return [
    ...(announced === 0 ? [] : [{ ...none, ...place, kind: "announcedVanish" as const, figure: announced }]),
    ...lossWarnings(former, next),
    ...ofRows.toSorted((one, other) => one.row - other.row)
  ]
}
