import { type RefObject, useEffect, useRef } from "react"
import { focusHeadingOf } from "../live/focus-heading.ts"

/**
 * Removing a row removes the focused button, or that of the dialog that asked about it: the focus waits at the heading of
 * the section of `place`, as soon as it is nowhere.
 */
export const useFocusAfterRemoval = (count: number, place: RefObject<HTMLElement | null>): void => {
  const known = useRef(count)
  const isLost = useRef(false)
  // asked after every render: the dialog may go later than the row
  useEffect(() => {
    if (count < known.current) isLost.current = true
    known.current = count
    const { activeElement, body } = document
    if (!isLost.current || place.current === null || activeElement?.closest("[role=dialog]")) return
    isLost.current = false
    if (activeElement === body) focusHeadingOf(place.current)
  })
}
