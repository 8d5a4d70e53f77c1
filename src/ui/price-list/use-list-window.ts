import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual"
import { type RefObject, useCallback, useSyncExternalStore } from "react"

const phone = "(max-width: 767px)"

/** Whether a row takes two lines because the window is narrow. The server renders no rows. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    useCallback((tell: () => void) => {
      const query = matchMedia(phone)
      query.addEventListener("change", tell)
      return () => query.removeEventListener("change", tell)
    }, []),
    () => matchMedia(phone).matches,
    () => false
  )

/** Returns the height of a row in px. */
export const rowHeight = (isNarrow: boolean): number => (isNarrow ? 132 : 46)

/** Determines which rows of a long list are rendered: the visible rows, some rows around them, and the focused row. */
export const useListWindow = (
  place: RefObject<HTMLDivElement | null>,
  { count, height, active }: { readonly count: number; readonly height: number; readonly active: number }
) =>
  useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => place.current,
    estimateSize: () => height,
    initialRect: { width: 0, height: 640 },
    overscan: 8,
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range)
      return drawn.includes(active) || active >= range.count
        ? drawn
        : [...drawn, active].sort((a, b) => a - b)
    }
  })
