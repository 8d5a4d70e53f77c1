import { type RefObject, useEffect, useRef } from "react"

/**
 * Returns the text of a search field after the URL has changed: the new URL's value, unless the user has meanwhile
 * typed other text.
 */
export const valueAfter = (shown: string, former: string, now: string): string =>
  shown.trim() === former ? now : shown

/** Keeps a search field in sync with the URL, without taking the focus or replacing text that the user is typing. */
export const useAddressValue = <Control extends HTMLInputElement | HTMLSelectElement>(
  value: string
): RefObject<Control | null> => {
  const field = useRef<Control>(null)
  const former = useRef(value)
  useEffect(() => {
    const { current } = field
    if (current !== null && former.current !== value)
      current.value = valueAfter(current.value, former.current, value)
    former.current = value
  }, [value])
  return field
}
