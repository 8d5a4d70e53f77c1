import { type RefObject, useEffect, useRef } from "react"

/** Moves the focus to the next button of the panel when a focused button disappears because the state changes. */
export const useFocusFollows = (panel: RefObject<HTMLElement | null>, state: string): void => {
  const had = useRef(false)
  const former = useRef(state)
  useEffect(() => {
    const note = () => {
      had.current = panel.current?.contains(document.activeElement) ?? false
    }
    addEventListener("focusin", note)
    return () => removeEventListener("focusin", note)
  }, [panel])
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (former.current !== state && had.current && isLost)
      panel.current?.querySelector<HTMLElement>("button:enabled, a[href]")?.focus()
    former.current = state
  }, [panel, state])
}
