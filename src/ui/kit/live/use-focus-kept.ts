import { type RefObject, useEffect, useRef } from "react"
import { focusHeadingOf } from "./focus-heading.ts"

/**
 * Moves the focus to the heading of the section of `place` when a part that contains the focus disappears, so that the
 * focus is not lost; a focus elsewhere is not changed.
 */
export const useFocusKept = (isShown: boolean, place: RefObject<HTMLElement | null>): void => {
  const was = useRef(isShown)
  useEffect(() => {
    if (was.current && !isShown && place.current !== null && document.activeElement === document.body)
      focusHeadingOf(place.current)
    was.current = isShown
  }, [isShown, place])
}
