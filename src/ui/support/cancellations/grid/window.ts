/** A row that is higher than the others, by so many px: for a line below it that says what is wrong. */
export interface TallRow {
  readonly index: number
  readonly extra: number
}

export interface RowPlaces {
  readonly total: number
  readonly topOf: (index: number) => number
  readonly heightOf: (index: number) => number
  /** The row at a height. */
  readonly indexAt: (y: number) => number
}

/** Where each of many rows of a height in px stands; `tall` are the higher ones, in order. */
export const rowPlaces = (count: number, plain: number, tall: ReadonlyArray<TallRow>): RowPlaces => {
  /** What the first so many of the higher ones take more, together. */
  const sums = [0]
  for (const { extra } of tall) sums.push((sums.at(-1) ?? 0) + extra)
  /** How many of the higher ones stand before a place. */
  const before = (index: number): number => {
    let low = 0
    let high = tall.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((tall[middle]?.index ?? 0) < index) low = middle + 1
      else high = middle
    }
    return low
  }
  const topOf = (index: number) => index * plain + (sums[before(index)] ?? 0)
  const heightOf = (index: number) => {
    const next = tall[before(index)]
    return next?.index === index ? plain + next.extra : plain
  }
  return {
    total: topOf(count),
    topOf,
    heightOf,
    indexAt: (y) => {
      let low = 0
      let high = Math.max(0, count - 1)
      while (low < high) {
        const middle = (low + high) >> 1
        if (topOf(middle) + heightOf(middle) <= y) low = middle + 1
        else high = middle
      }
      return low
    }
  }
}

/** The rows to draw: those in sight, some around them, and the one that has the focus wherever it is. */
export const drawnRows = (
  places: RowPlaces,
  count: number,
  { top, height, active }: { readonly top: number; readonly height: number; readonly active: number }
): ReadonlyArray<number> => {
  if (count === 0) return []
  const around = 6
  const first = Math.max(0, places.indexAt(top) - around)
  const last = Math.min(count - 1, places.indexAt(top + height) + around)
  const drawn = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  if (active < first) return [active, ...drawn]
  return active > last && active < count ? [...drawn, active] : drawn
}
