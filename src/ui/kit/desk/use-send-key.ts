import { type RefObject, useEffect, useEffectEvent } from "react"

/**
 * Submits the text on Ctrl+Enter (⌘Enter) in any field of `place`, since Enter starts a new line in a multi-line field.
 * A form is submitted as if its button were pressed.
 */
export const useSendKey = (place: RefObject<HTMLElement | null>, onSend?: () => void): void => {
  const hear = useEffectEvent((event: KeyboardEvent): void => {
    const { current } = place
    const isSend = event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.defaultPrevented
    if (!isSend || current === null || !(event.target instanceof Node) || !current.contains(event.target))
      return
    event.preventDefault()
    if (current instanceof HTMLFormElement) current.requestSubmit()
    else onSend?.()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => hear(event)
    addEventListener("keydown", onKeyDown)
    return () => removeEventListener("keydown", onKeyDown)
  }, [])
}
