/** Heights in px of a row: as it is, and with a line below it that says what is wrong. */
export interface RowHeights {
  readonly plain: number
  readonly tall: number
}

export interface RowPlaces {
  readonly total: number
  readonly topOf: (index: number) => number
  readonly heightOf: (index: number) => number
  /** The row at a height. */
  readonly indexAt: (y: number) => number
}

/** Where each of many rows stands; `tall` are the places of the higher ones, in order. */
export const rowPlaces = (
  count: number,
  { plain, tall }: RowHeights,
  tallOnes: ReadonlyArray<number>
): RowPlaces => {
  /** How many of the higher ones stand before a place. */
  const before = (index: number): number => {
    let low = 0
    let high = tallOnes.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((tallOnes[middle] ?? 0) < index) low = middle + 1
      else high = middle
    }
    return low
  }
  const topOf = (index: number) => index * plain + before(index) * (tall - plain)
  const heightOf = (index: number) => (tallOnes[before(index)] === index ? tall : plain)
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
