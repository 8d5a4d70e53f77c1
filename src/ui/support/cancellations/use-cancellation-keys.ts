import { useEffect, useRef } from "react"
import { isNowhere } from "../../kit/desk/use-row-keys.ts"

interface DeskKeys {
  readonly onSave: () => void
  readonly onUndo: () => void
  /** Moves the focus into the list if nothing else handles the key. */
  readonly onEnter: () => void
  /** `undefined` if there is nothing to close. */
  readonly onEscape: (() => void) | undefined
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input:not([type=checkbox]), textarea") !== null

/**
 * Handles keys that work anywhere on the page: save, undo, close, and ↓ into the list. A field keeps the browser's own
 * undo.
 */
export const useCancellationKeys = (keys: DeskKeys): void => {
  const last = useRef(keys)
  useEffect(() => {
    last.current = keys
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest("[role=dialog]") !== null) return
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      const key = event.key.toLowerCase()
      if (isCommand && key === "s") {
        event.preventDefault()
        last.current.onSave()
      } else if (isCommand && key === "z" && !isTyping(event.target)) {
        event.preventDefault()
        last.current.onUndo()
      } else if (
        event.key === "ArrowDown" &&
        !event.defaultPrevented &&
        !isCommand &&
        isNowhere(event.target)
      ) {
        event.preventDefault()
        last.current.onEnter()
      } else if (key === "escape") last.current.onEscape?.()
    }
    addEventListener("keydown", hear)
    return () => removeEventListener("keydown", hear)
  }, [])
}
