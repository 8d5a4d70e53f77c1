import { type RefObject, useEffect, useRef } from "react"
import { focusHeadingOf } from "../live/focus-heading.ts"

/**
 * Moves a lost focus to the heading of the section of `place`. The focus is lost if a row was removed together with the
 * focused button, or if the row's confirmation dialog has closed.
 */
export const useFocusAfterRemoval = (count: number, place: RefObject<HTMLElement | null>): void => {
  const known = useRef(count)
  const isLost = useRef(false)
  // checked after every render: the dialog may close later than the row disappears
  useEffect(() => {
    if (count < known.current) isLost.current = true
    known.current = count
    const { activeElement, body } = document
    if (!isLost.current || place.current === null || activeElement?.closest("[role=dialog]")) return
    isLost.current = false
    if (activeElement === body) focusHeadingOf(place.current)
  })
}
