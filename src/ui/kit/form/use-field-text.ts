import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * Ties an uncontrolled field to a text that others may change (back button, another tab): what was typed before the
 * page came to life is reported once, later the field follows the text unless the user is typing in it, in this window.
 * Typing ends with Enter, by going back, or by leaving the field; a cursor alone is no typing. It is reported before the
 * page is hydrated: a button that is pressed while the page comes to life acts on what was typed.
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
  /** A text that came while the user was typing. */
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
        // what came from elsewhere meanwhile; what was typed is known since it was typed
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
