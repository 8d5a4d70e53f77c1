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

/** Whether rows are cards; the server draws none. */
export const useIsNarrow = (): boolean => useMedia("(max-width: 767px)")

/** Whether rows are as high as a finger needs them; the server draws none. */
export const useIsCoarse = (): boolean => useMedia("(pointer: coarse)")

/** Whether the panel has room beside the grid. */
export const useIsWide = (): boolean => useMedia("(min-width: 1260px)")

/** What a row is for: a pointer that is exact, a finger, or a card of a phone. */
export type RowShape = "dense" | "touched" | "card"

interface RowHeights {
  /** Of the head that stays above them. */
  readonly head: number
  readonly plain: number
  /** What a line below the row takes more: why it was not saved, or both values of a conflict with their buttons. */
  readonly retryable: number
  readonly conflict: number
}

/** Heights in px of the rows, as Grid.module.css has them. */
export const rowHeights: Readonly<Record<RowShape, RowHeights>> = {
  dense: { head: 34, plain: 28, retryable: 40, conflict: 48 },
  touched: { head: 48, plain: 48, retryable: 40, conflict: 56 },
  card: { head: 0, plain: 148, retryable: 80, conflict: 120 }
}

/** The indexes of the rows to draw: those in sight, some around them, and the one with the focus wherever it is. */
export const drawnRows = (range: Range, active: number): Array<number> => {
  const drawn = defaultRangeExtractor(range)
  return drawn.includes(active) || active >= range.count ? drawn : [...drawn, active].sort((a, b) => a - b)
}

interface Rows {
  readonly count: number
  /** In px; the same as long as no row's height changes. */
  readonly heightOf: (index: number) => number
  readonly active: number
  /** Px of the head that stays above them. */
  readonly head: number
}

/** Where each of many rows stands, and what of them is in sight. */
export const useWindow = (place: RefObject<HTMLElement | null>, { count, heightOf, active, head }: Rows) => {
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => place.current,
    estimateSize: heightOf,
    initialRect: { width: 0, height: 720 },
    overscan: 6,
    scrollPaddingEnd: head,
    rangeExtractor: (range) => drawnRows(range, active)
  })
  useLayoutEffect(() => rows.measure(), [rows, heightOf])
  return rows
}
