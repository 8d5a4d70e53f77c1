import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react"

/** A key pressed in a row, other than the keys that move between rows. */
export interface RowKey {
  /** Key name in lower case. */
  readonly key: string
  readonly isCommand: boolean
  readonly rowKey: string
}

/** Returns the attributes that make a row reachable by keys and identify it uniquely within the list. */
export const walkedRow = (rowKey: string) => ({ "data-row": rowKey, tabIndex: -1 }) as const

const typed = "select, textarea, input:not([type=checkbox]), [contenteditable]"
/** Elements that handle arrow keys themselves or are separate controls. */
const ownKeys = `a, button, summary, input, ${typed}, dialog, [role=dialog], [role=menu], [popover]`

/** Whether a key was pressed on an element that does not handle keys itself; ↓ then moves the focus into the list. */
export const isNowhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(ownKeys) === null

const rowsIn = (place: HTMLElement | null): ReadonlyArray<HTMLElement> => [
  ...(place?.querySelectorAll<HTMLElement>("[data-row]") ?? [])
]

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null

/** Returns the index of the row that a key leads to; `undefined` if it leads nowhere. */
export const placeAfter = (key: string, at: number, count: number): number | undefined => {
  const last = count - 1
  switch (key) {
    case "ArrowDown":
      return Math.min(at + 1, last)
    case "ArrowUp":
      return Math.max(at - 1, 0)
    case "Home":
      return 0
    case "End":
      return last
    default:
      return undefined
  }
}

/**
 * Adds keyboard navigation to a list (rule desk.row-keys): ↓ enters the list, arrow keys move between rows, Enter opens
 * the page of the row, and the space bar toggles the row's checkbox (with Shift, it acts like a Shift click). Other
 * keys in a row go to `onKey`, which returns whether it handled the key. If the focused row leaves the list, the row
 * that takes its position receives the focus. Letter keys only work inside a row (WCAG 2.1.4).
 */
export const useRowKeys = (
  place: RefObject<HTMLElement | null>,
  onKey: (pressed: RowKey) => boolean
): void => {
  /** The row that has the focus or had it last, with its index. */
  const last = useRef<{ readonly row: HTMLElement; readonly at: number }>(undefined)
  useEffect(() => {
    const look = ({ target }: Event) => {
      // events in a dialog are ignored: when it closes, the focus returns to the row
      if (target instanceof Element && target.closest("[role=dialog]") !== null) return
      const row = rowOf(target)
      last.current = row === null ? undefined : { row, at: rowsIn(place.current).indexOf(row) }
    }
    document.addEventListener("focusin", look)
    document.addEventListener("pointerdown", look)
    return () => {
      document.removeEventListener("focusin", look)
      document.removeEventListener("pointerdown", look)
    }
  }, [place])
  useLayoutEffect(() => {
    if (last.current?.row.isConnected !== false || document.activeElement !== document.body) return
    const rows = rowsIn(place.current)
    rows[Math.min(last.current.at, rows.length - 1)]?.focus()
  })
  const hear = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target, shiftKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    if (event.defaultPrevented || event.altKey || !(target instanceof Element)) return
    const rows = rowsIn(place.current)
    const row = rows.find((each) => each.contains(target))
    if (row === undefined ? key !== "ArrowDown" || !isNowhere(target) : target.matches(typed)) return
    const to = isCommand
      ? undefined
      : placeAfter(key, row === undefined ? -1 : rows.indexOf(row), rows.length)
    if (to !== undefined) {
      event.preventDefault()
      rows[to]?.focus()
      return
    }
    if (row === undefined) return
    const isOnRow = target === row
    if (isOnRow && key === "Enter" && !isCommand) {
      event.preventDefault()
      row.querySelector<HTMLElement>("th a")?.click()
      return
    }
    if (isOnRow && key === " ") {
      event.preventDefault()
      const press = new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey })
      row.querySelector("input[type=checkbox]:enabled")?.dispatchEvent(press)
      return
    }
    const rowKey = row.dataset["row"] ?? ""
    if (onKey({ key: key.toLowerCase(), isCommand, rowKey })) event.preventDefault()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => hear(event)
    addEventListener("keydown", onKeyDown)
    return () => removeEventListener("keydown", onKeyDown)
  }, [])
}
