import type { KeyboardEvent } from "react"

/** Sends a form off by Ctrl+Enter (⌘Enter) from each of its fields: in a field of several lines Enter begins the next one. */
export const sendByKey = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
