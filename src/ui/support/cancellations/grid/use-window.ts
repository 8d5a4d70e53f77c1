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

/** Whether rows are shown as cards because the window is narrow; the server renders no rows. */
export const useIsNarrow = (): boolean => useMedia("(max-width: 767px)")

/** Whether rows have the height for touch; the server renders no rows. */
export const useIsCoarse = (): boolean => useMedia("(pointer: coarse)")

/** Whether there is room for the panel beside the grid. */
export const useIsWide = (): boolean => useMedia("(min-width: 1260px)")

/** Row layout: for a precise pointer, for touch, or as a card on a phone. */
export type RowShape = "dense" | "touched" | "card"

export interface RowHeights {
  /** Height of the sticky header in px. */
  readonly head: number
  readonly plain: number
  /**
   * Additional height of the line below a row that was not saved; `conflict` is the height of a line with both values
   * and buttons.
   */
  readonly retryable: number
  readonly conflict: number
}

/** Heights in px of the rows, as in Grid.module.css. */
export const rowHeights: Readonly<Record<RowShape, RowHeights>> = {
  dense: { head: 34, plain: 28, retryable: 40, conflict: 48 },
  touched: { head: 48, plain: 48, retryable: 40, conflict: 56 },
  card: { head: 0, plain: 148, retryable: 80, conflict: 120 }
}

/**
 * Returns the indices of the rows to render: the visible rows, some rows around them, and the focused row, even if it
 * is not visible.
 */
export const drawnRows = (range: Range, active: number): Array<number> => {
  const drawn = defaultRangeExtractor(range)
  return drawn.includes(active) || active >= range.count ? drawn : [...drawn, active].sort((a, b) => a - b)
}

interface Rows {
  readonly count: number
  /** Returns the height of a row in px; must be the same function as long as no height changes. */
  readonly heightOf: (index: number) => number
  readonly active: number
  /** Height of the sticky header in px. */
  readonly head: number
}

/** Determines the positions of many rows, and which of the rows are visible. */
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
