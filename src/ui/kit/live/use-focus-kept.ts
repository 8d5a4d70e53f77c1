import { type RefObject, useEffect, useRef } from "react"
import { focusHeadingOf } from "./focus-heading.ts"

/**
 * When a part that may have had the focus goes away, the focus waits at the heading of the section of `place`, and not
 * nowhere; a focus that is elsewhere stays there.
 */
export const useFocusKept = (isShown: boolean, place: RefObject<HTMLElement | null>): void => {
  const was = useRef(isShown)
  useEffect(() => {
    if (was.current && !isShown && place.current !== null && document.activeElement === document.body)
      focusHeadingOf(place.current)
    was.current = isShown
  }, [isShown, place])
}
