import { type RefObject, useEffect, useEffectEvent } from "react"

/**
 * Sends off what is being written by Ctrl+Enter (⌘Enter) from each field of a place: in a field of several lines Enter begins
 * the next one. A form is submitted as by its button.
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
