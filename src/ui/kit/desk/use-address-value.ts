import { type RefObject, useEffect, useRef } from "react"

/**
 * Value of a field after the address has changed: the new address replaces the former value, but not text typed since.
 */
export const valueAfter = (shown: string, former: string, now: string): string =>
  shown.trim() === former ? now : shown

/**
 * Keeps a search field in step with the address, without taking the focus or replacing text that the user is typing.
 */
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
