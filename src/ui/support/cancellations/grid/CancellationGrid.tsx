import { useLingui } from "@lingui/react/macro"
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef } from "react"
import type { BookingChange } from "../../../../domain/cancellation/booking.ts"
import type { CancellationRow } from "../../../../domain/cancellation/cancellation.ts"
import type { CancellationColumn } from "../../../../domain/cancellation/columns.ts"
import type { CancellationView } from "../../../../domain/cancellation/view.ts"
import type { Edits } from "../../../../machines/cancellation/types.ts"
import { gapBefore } from "../../../kit/desk/gap-before.ts"
import { onCards, templateOf } from "./column-widths.ts"
import { toggledBooking } from "../booking-change.ts"
import { bookingShown } from "../cancellation.view.ts"
import s from "./Grid.module.css"
import { GridHead, type HeadWishes } from "./GridHead.tsx"
import { gridKeyOf } from "./grid-keys.ts"
import { GridRow, type RowWishes } from "./GridRow.tsx"
import type { NotesMark } from "../notes/notes.view.ts"
import { allToggled, marksOf, movedTo, noSelection, type Selection, toggled } from "./selection.ts"
import { useRowHeights } from "./use-row-heights.ts"
import { rowHeights, useIsCoarse, useIsNarrow, useWindow } from "./use-window.ts"

export interface GridWishes {
  readonly onMark: (orderIds: ReadonlyArray<string>, change: BookingChange) => void
  readonly onDecide: RowWishes["onDecide"]
  readonly onOpen: (orderId: string) => void
  readonly onSort: (sort: CancellationView["sort"]) => void
  readonly onSelect: (change: (before: Selection) => Selection) => void
}

interface CancellationGridProps {
  readonly rows: ReadonlyArray<CancellationRow>
  readonly orderIds: ReadonlyArray<string>
  readonly edits: Edits
  readonly marks: ReadonlyMap<string, NotesMark>
  readonly columns: ReadonlyArray<CancellationColumn>
  readonly sort: CancellationView["sort"]
  readonly selection: Selection
  readonly openId: string | null
  readonly isBookable: (row: CancellationRow) => boolean
  readonly place: RefObject<HTMLDivElement | null>
  readonly wishes: GridWishes
}

/** Scrolls the page if the save bar or the edge of the screen covers the focused row (WCAG 2.4.11). */
const uncover = (row: HTMLElement) => {
  const { top, bottom } = row.getBoundingClientRect()
  const bar = document.querySelector("[data-part=save-bar]")?.getBoundingClientRect().top ?? innerHeight
  const least = Math.min(bar, innerHeight)
  const by = bottom > least ? bottom - least : Math.min(0, top)
  // without animation: repeated keys are faster than smooth scrolling
  if (by !== 0) scrollBy({ top: by, behavior: "instant" })
}

/** Scrolls the list and renders the rows there at once: the browser reports the new position only with the next frame. */
const scrolledTo = (box: HTMLElement, top: number) => {
  box.scrollTo({ top })
  box.dispatchEvent(new Event("scroll"))
}

/** A table whose rows are navigated with arrow keys; the role turns the table into a grid. */
const grid = { role: "grid" } as const

/** Virtualized grid for ten thousand orders, which renders only visible rows; the focused row is the only tab stop. */
export function CancellationGrid(props: CancellationGridProps) {
  const { rows, orderIds, edits, marks, sort, selection, openId, isBookable, place, wishes } = props
  const { t } = useLingui()
  const isNarrow = useIsNarrow()
  const isCoarse = useIsCoarse()
  const heights = rowHeights[isNarrow ? "card" : isCoarse ? "touched" : "dense"]
  const columns = useMemo(
    () => (isNarrow ? props.columns.filter((column) => onCards.has(column)) : props.columns),
    [isNarrow, props.columns]
  )
  const { template, least } = useMemo(
    () => (isNarrow ? { template: undefined, least: undefined } : templateOf(columns)),
    [isNarrow, columns]
  )
  const { active } = selection
  // a key that scrolls renders the grid several times
  const activeIndex = useMemo(
    () => Math.max(0, active === null ? 0 : orderIds.indexOf(active)),
    [active, orderIds]
  )
  const heightOf = useRowHeights(orderIds, edits, heights)
  const drawn = useWindow(place, {
    count: rows.length,
    heightOf,
    active: activeIndex,
    head: heights.head
  })
  const isFocusWanted = useRef(false)
  useLayoutEffect(() => {
    if (!isFocusWanted.current || active === null) return
    isFocusWanted.current = false
    const row = place.current?.querySelector<HTMLElement>(`[data-order="${CSS.escape(active)}"]`)
    row?.focus({ preventScroll: true })
    if (row) uncover(row)
  }, [active, place])
  const hasBar = edits.size > 0
  useLayoutEffect(() => {
    const row = place.current?.querySelector<HTMLElement>("[data-order]:focus")
    if (hasBar && row) uncover(row)
  }, [hasBar, place])

  const goTo = (index: number, isRange: boolean) => {
    const next = Math.min(Math.max(0, index), rows.length - 1)
    const orderId = orderIds[next]
    const box = place.current
    if (orderId === undefined || box === null) return
    // scrolls at once: the virtualizer's own scrolling continues in later frames and would move the row below the save
    // bar again
    const [top = 0] = drawn.getOffsetForIndex(next, "start") ?? []
    const [bottom = 0] = drawn.getOffsetForIndex(next, "end") ?? []
    // a list that the user has scrolled sideways stays there
    if (box.scrollTop > top) scrolledTo(box, top)
    else if (box.scrollTop < bottom) scrolledTo(box, bottom)
    // at the end of the list the focus is there already
    isFocusWanted.current = orderId !== active
    wishes.onSelect((before) => movedTo(before, orderIds, orderId, isRange))
  }
  const mark = (change: BookingChange | "toggle") => {
    const focused = { ...selection, active: selection.active ?? orderIds[0] ?? null }
    const ids = marksOf(focused, orderIds)
    const wanted = new Set(ids)
    const bookings =
      change === "toggle"
        ? rows.flatMap((row) =>
            wanted.has(row.orderId) && isBookable(row)
              ? [bookingShown({ row, edit: edits.get(row.orderId) })]
              : []
          )
        : []
    wishes.onMark(ids, change === "toggle" ? toggledBooking(bookings) : change)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // select elements handle the arrow keys, and buttons the Enter key, by themselves
    if (!(event.target instanceof HTMLElement) || event.target.dataset["order"] === undefined) return
    const page = Math.max(1, Math.floor((drawn.scrollRect?.height ?? 0) / heights.plain) - 1)
    const key = gridKeyOf(event, page)
    if (key === undefined || (key.kind === "drop" && selection.picked.size === 0)) return
    event.preventDefault()
    const activeId = selection.active ?? orderIds[0]
    switch (key.kind) {
      case "move":
        return goTo(activeIndex + key.by, key.isRange)
      case "edge":
        return goTo(key.to === "first" ? 0 : rows.length - 1, key.isRange)
      case "book":
        return mark("toggle")
      case "mode":
        return mark({ field: "bookedAs", mode: key.mode })
      case "pick":
        return activeId === undefined ? undefined : wishes.onSelect((before) => toggled(before, activeId))
      case "all":
        return wishes.onSelect((before) => allToggled(before, orderIds))
      case "open":
        return activeId === undefined ? undefined : wishes.onOpen(activeId)
      case "drop":
        event.stopPropagation()
        return wishes.onSelect((before) => ({ ...noSelection, active: before.active }))
    }
  }

  const last = useRef({ ...wishes, onKeyDown })
  const lastSelection = useRef({ orderIds, selection })
  useLayoutEffect(() => {
    last.current = { ...wishes, onKeyDown }
    lastSelection.current = { orderIds, selection }
  })
  const headWishes = useMemo(
    (): HeadWishes => ({
      onPickAll: () => last.current.onSelect((before) => allToggled(before, lastSelection.current.orderIds)),
      onSort: (next) => last.current.onSort(next)
    }),
    []
  )
  const rowWishes = useMemo(
    (): RowWishes => ({
      onKeyDown: (event) => last.current.onKeyDown(event),
      // when a press, Tab or a screen reader moves the focus, keys then act on the focused row
      onFocus: (orderId) =>
        last.current.onSelect((before) =>
          before.active === orderId ? before : { ...before, active: orderId, anchor: orderId }
        ),
      onPress: (orderId, event) => {
        if (event.button !== 0) return
        const isOnControl =
          event.target instanceof Element && event.target.closest("button, select, input, label") !== null
        if (event.shiftKey) event.preventDefault()
        const { orderIds: ids } = lastSelection.current
        isFocusWanted.current = !isOnControl
        last.current.onSelect((before) =>
          // controls handle their own clicks: the checkbox itself selects the row
          (event.ctrlKey || event.metaKey) && !isOnControl
            ? toggled(before, orderId)
            : movedTo(before, ids, orderId, event.shiftKey && !isOnControl)
        )
      },
      onPick: (orderId) => last.current.onSelect((before) => toggled(before, orderId)),
      onOpen: (orderId) => last.current.onOpen(orderId),
      onChange: (orderId, change) => last.current.onMark([orderId], change),
      onDecide: (orderId, type) => last.current.onDecide(orderId, type)
    }),
    []
  )

  const items = drawn.getVirtualItems()
  return (
    <div ref={place} className={s["grid"]}>
      <table
        {...grid}
        aria-label={t`Stornierte Bestellungen`}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        aria-keyshortcuts="Space 1 2 3 Control+A Control+Z Control+S"
        className={s["table"]}
        style={{ minWidth: least }}
      >
        <GridHead
          columns={columns}
          template={template}
          sort={sort}
          isAllPicked={rows.length > 0 && selection.picked.size >= rows.length}
          wishes={headWishes}
        />
        <tbody className={s["rows"]} style={{ height: drawn.getTotalSize() }}>
          {items.map(({ index, size }, at) => {
            const row = rows[index]
            return (
              row && (
                <GridRow
                  key={row.orderId}
                  row={row}
                  edit={edits.get(row.orderId)}
                  mark={marks.get(row.orderId)}
                  columns={columns}
                  template={template}
                  index={index}
                  gap={gapBefore(items, at)}
                  height={size}
                  isActive={index === activeIndex}
                  isPicked={selection.picked.has(row.orderId)}
                  isOpen={row.orderId === openId}
                  mayBook={isBookable(row)}
                  wishes={rowWishes}
                />
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
