import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { neighbourOf } from "./selection.ts"

interface RowFocus {
  readonly orderIds: ReadonlyArray<string>
  /** Id of the row that last had the focus. */
  readonly active: string | null
  readonly onActive: (orderId: string) => void
}

const rowIn = (place: HTMLElement | null, orderId: string) =>
  place?.querySelector<HTMLElement>(`[data-order="${CSS.escape(orderId)}"]`)

/**
 * Keeps the focus in the list when the focused row leaves the list, e.g. because the row was saved and no longer
 * matches the filter: the focus moves to the row that takes its place, or to the content shown instead of an empty
 * list. `whole` contains the list and that content.
 */
export const useRowFocus = (
  whole: RefObject<HTMLElement | null>,
  { orderIds, active, onActive }: RowFocus
): void => {
  const wasInside = useRef(false)
  const former = useRef(orderIds)
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    // no event is fired if an element is removed together with the focus, so the last focus position is remembered
    const look = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Element && target.closest("[data-order]") !== null
    }
    document.addEventListener("focusin", look)
    return () => document.removeEventListener("focusin", look)
  }, [])
  useLayoutEffect(() => {
    const before = former.current
    former.current = orderIds
    const isLost = wasInside.current && document.activeElement === document.body
    if (!isLost || before === orderIds || active === null || orderIds.includes(active)) return
    const next = neighbourOf(active, before, orderIds)
    if (next === undefined) whole.current?.querySelector<HTMLElement>("[data-instead] button")?.focus()
    else {
      wanted.current = next
      onActive(next)
    }
  }, [orderIds, active, onActive, whole])
  useLayoutEffect(() => {
    const row = wanted.current === undefined ? undefined : rowIn(whole.current, wanted.current)
    if (row === undefined || row === null) return
    wanted.current = undefined
    row.focus()
  })
}
