import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual"
import { type RefObject, useCallback, useLayoutEffect, useSyncExternalStore } from "react"

const useMedia = (words: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (tell: () => void) => {
        const query = matchMedia(words)
        query.addEventListener("change", tell)
        return () => query.removeEventListener("change", tell)
      },
      [words]
    ),
    () => matchMedia(words).matches,
    () => false
  )

/** Whether rows are cards; the server renders none. */
export const useIsNarrow = (): boolean => useMedia("(max-width: 767px)")

/** Whether rows have touch height; the server renders none. */
export const useIsCoarse = (): boolean => useMedia("(pointer: coarse)")

/** Whether there is room for the panel beside the grid. */
export const useIsWide = (): boolean => useMedia("(min-width: 1260px)")

/** Row layout: for a precise pointer, for touch, or as a card on a phone. */
export type RowShape = "dense" | "touched" | "card"

interface RowHeights {
  /** Height of the sticky head. */
  readonly head: number
  readonly plain: number
  /** Additional height of a line below the row: why it was not saved, or both values of a conflict with buttons. */
  readonly retryable: number
  readonly conflict: number
}

/** Heights in px of the rows, as in Grid.module.css. */
export const rowHeights: Readonly<Record<RowShape, RowHeights>> = {
  dense: { head: 34, plain: 28, retryable: 40, conflict: 48 },
  touched: { head: 48, plain: 48, retryable: 40, conflict: 56 },
  card: { head: 0, plain: 148, retryable: 80, conflict: 120 }
}

/** Indexes of the rows to render: visible rows, some around them, and the focused row wherever it is. */
export const drawnRows = (range: Range, active: number): Array<number> => {
  const drawn = defaultRangeExtractor(range)
  return drawn.includes(active) || active >= range.count ? drawn : [...drawn, active].sort((a, b) => a - b)
}

interface Rows {
  readonly count: number
  /** In px; must be the same function as long as no row's height changes. */
  readonly heightOf: (index: number) => number
  readonly active: number
  /** Height of the sticky head in px. */
  readonly head: number
}

/** Positions of many rows, and which of them are visible. */
export const useWindow = (place: RefObject<HTMLElement | null>, { count, heightOf, active, head }: Rows) => {
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => place.current,
    estimateSize: heightOf,
    initialRect: { width: 0, height: 720 },
    overscan: 2,
    scrollPaddingEnd: head,
    rangeExtractor: (range) => drawnRows(range, active)
  })
  useLayoutEffect(() => rows.measure(), [rows, heightOf])
  return rows
}
