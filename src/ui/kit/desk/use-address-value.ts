import { type RefObject, useEffect, useRef } from "react"

/** What a field shows after the address has changed: another address wins over the former one, not over what was typed since. */
export const valueAfter = (shown: string, former: string, now: string): string =>
  shown.trim() === former ? now : shown

/** Keeps a field of a search with the address it belongs to, without taking the focus or what the user types meanwhile. */
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
