import { type RefObject, useCallback, useLayoutEffect, useState, useSyncExternalStore } from "react"

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

/** Whether the panel has room beside the grid. */
export const useIsWide = (): boolean => useMedia("(min-width: 1260px)")

interface RowHeights {
  readonly plain: number
  /** What a line below the row takes more: why it was not saved, or both values of a conflict with their buttons. */
  readonly retryable: number
  readonly conflict: number
}

const desk: RowHeights = { plain: 48, retryable: 40, conflict: 56 }
const phone: RowHeights = { plain: 148, retryable: 80, conflict: 120 }

/** Heights in px of the rows. */
export const heightsOf = (isNarrow: boolean): RowHeights => (isNarrow ? phone : desk)

/** Rows in px that one step of the window has: the list is not drawn anew for less. */
const step = 48

/** What of a long list is in sight; it follows the wheel and the size of the window. */
export const useWindow = (place: RefObject<HTMLElement | null>) => {
  const [seen, setSeen] = useState({ top: 0, height: 720 })
  const look = useCallback(() => {
    const { current } = place
    if (current === null) return
    const top = Math.floor(current.scrollTop / step) * step
    const height = current.clientHeight + step
    setSeen((before) => (before.top === top && before.height === height ? before : { top, height }))
  }, [place])
  useLayoutEffect(() => {
    const { current } = place
    if (current === null) return undefined
    const sizes = new ResizeObserver(look)
    sizes.observe(current)
    current.addEventListener("scroll", look, { passive: true })
    return () => {
      sizes.disconnect()
      current.removeEventListener("scroll", look)
    }
  }, [place, look])
  return { seen, look }
}
