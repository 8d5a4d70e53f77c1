import { type RefObject, useEffect, useRef } from "react"

/**
 * Ties an uncontrolled field to a text that others may change (back button, another tab): what was typed before the
 * page came to life is reported once, later the field follows the text unless somebody is typing in it, in this window.
 */
export const useFieldText = (
  text: string,
  report: ((typed: string) => void) | undefined
): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null)
  const rendered = useRef(text)
  const reported = useRef(false)
  useEffect(() => {
    const input = field.current
    if (input === null || report === undefined) return
    if (!reported.current) {
      reported.current = true
      if (input.value !== rendered.current) return report(input.value)
    }
    const isTyping = document.activeElement === input && document.hasFocus()
    if (!isTyping && input.value !== text) input.value = text
  }, [text, report])
  return field
}
