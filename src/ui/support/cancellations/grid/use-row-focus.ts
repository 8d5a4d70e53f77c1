import { type RefObject, useEffect, useLayoutEffect, useRef } from "react"
import { neighbourOf } from "./selection.ts"

interface RowFocus {
  readonly orderIds: ReadonlyArray<string>
  /** The row that had the focus last. */
  readonly active: string | null
  readonly onActive: (orderId: string) => void
}

const rowIn = (place: HTMLElement | null, orderId: string) =>
  place?.querySelector<HTMLElement>(`[data-order="${CSS.escape(orderId)}"]`)

/**
 * Keeps the focus in the list when its row leaves it, as one that is saved and no longer looked for: the row that comes
 * to stand there has it then, or what stands in place of an empty list. `whole` is around both.
 */
export const useRowFocus = (
  whole: RefObject<HTMLElement | null>,
  { orderIds, active, onActive }: RowFocus
): void => {
  const wasInside = useRef(false)
  const former = useRef(orderIds)
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    // an element removed with the focus fires no event: the last place of the focus is remembered
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
