import { type RefObject, useEffect, useRef } from "react"
import { focusHeadingOf } from "./focus-heading.ts"

/**
 * When a part that may have the focus disappears, moves the focus to the heading of the section of `place`, so that the
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
