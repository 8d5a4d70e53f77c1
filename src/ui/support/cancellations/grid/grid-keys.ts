import type { BookingMode } from "../../../../domain/cancellation/cancellation.ts"

/** Action of a key on a row of the grid. */
export type GridKey =
  | { readonly kind: "move"; readonly by: number; readonly isRange: boolean }
  | { readonly kind: "edge"; readonly to: "first" | "last"; readonly isRange: boolean }
  | { readonly kind: "book" }
  | { readonly kind: "mode"; readonly mode: BookingMode }
  | { readonly kind: "pick" }
  | { readonly kind: "all" }
  | { readonly kind: "open" }
  | { readonly kind: "drop" }

interface Pressed {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

const modes: Readonly<Record<string, BookingMode>> = { "1": "reversal", "2": "credit", "3": "goodwill" }

/**
 * Determines the action of a key; `page` is the number of visible rows. Returns `undefined` if the browser should
 * handle the key.
 */
export const gridKeyOf = (pressed: Pressed, page: number): GridKey | undefined => {
  const { key, shiftKey: isRange, ctrlKey, metaKey, altKey } = pressed
  const isCommand = ctrlKey || metaKey
  if (altKey) return undefined
  switch (key) {
    case "ArrowDown":
      return { kind: "move", by: 1, isRange }
    case "ArrowUp":
      return { kind: "move", by: -1, isRange }
    case "PageDown":
      return { kind: "move", by: page, isRange }
    case "PageUp":
      return { kind: "move", by: -page, isRange }
    case "Home":
      return { kind: "edge", to: "first", isRange }
    case "End":
      return { kind: "edge", to: "last", isRange }
    case " ":
      return isCommand ? { kind: "pick" } : { kind: "book" }
    case "Enter":
      return { kind: "open" }
    case "Escape":
      return { kind: "drop" }
    case "a":
    case "A":
      return isCommand ? { kind: "all" } : undefined
    default: {
      const mode = isCommand ? undefined : modes[key]
      return mode === undefined ? undefined : { kind: "mode", mode }
    }
  }
}
