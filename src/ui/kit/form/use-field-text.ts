import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Connects an uncontrolled field to a text that may also change elsewhere (back button, another tab). Input typed
 * before hydration is reported once; after hydration the field follows the text, except while the user is typing in
 * this field. Typing ends with Enter, by going back, or by leaving the field; merely focusing the field is not typing.
 * Early input is reported before hydration completes, so a button pressed during hydration uses the typed text.
 */
export const useFieldText = (
  text: string,
  report: ((typed: string) => void) | undefined
): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null)
  const rendered = useRef(text)
  const reported = useRef(false)
  const latest = useRef(text)
  const typing = useRef(false)
  /** Whether the text changed while the user was typing. */
  const missed = useRef(false)
  useLayoutEffect(() => {
    const input = field.current
    if (input === null) return
    const stop = new AbortController()
    const { signal } = stop
    const ends = () => {
      typing.current = false
    }
    const begins = () => {
      typing.current = true
    }
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === "Enter") ends()
    }
    input.addEventListener("input", begins, { signal })
    input.addEventListener("keydown", pressed, { signal })
    addEventListener("popstate", ends, { signal })
    input.addEventListener(
      "blur",
      () => {
        // applies a change that arrived while the user was typing; the typed text has already been reported
        ends()
        if (missed.current && input.value !== latest.current) input.value = latest.current
        missed.current = false
      },
      { signal }
    )
    return () => stop.abort()
  }, [])
  useLayoutEffect(() => {
    const input = field.current
    latest.current = text
    if (input === null || report === undefined) return
    if (!reported.current) {
      reported.current = true
      if (input.value !== rendered.current) {
        report(input.value)
        return
      }
    }
    const isTyping = typing.current && document.activeElement === input && document.hasFocus()
    missed.current = isTyping
    if (!isTyping && input.value !== text) input.value = text
  }, [text, report])
  return field
}
