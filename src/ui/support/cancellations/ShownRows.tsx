import { Trans } from "@lingui/react/macro"
import { type RefObject, useCallback, useMemo, useRef, useState } from "react"
import type { CancellationRow } from "../../../domain/cancellation/cancellation.ts"
import type { CancellationColumn } from "../../../domain/cancellation/columns.ts"
import {
  type CancellationQuery,
  type CancellationView,
  isSameQuery,
  wholeView
} from "../../../domain/cancellation/view.ts"
import type { Edits } from "../../../machines/cancellation/types.ts"
import { Button } from "../../kit/Button.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import type { CancellationWishes } from "./cancellations.wishes.ts"
import { CancellationGrid, type GridWishes } from "./grid/CancellationGrid.tsx"
import { PickedBar } from "./grid/PickedBar.tsx"
import { noSelection, onlyShown } from "./grid/selection.ts"
import { useRowFocus } from "./grid/use-row-focus.ts"
import type { NotesMark } from "./notes/notes.view.ts"

interface ShownRowsProps {
  /** Whether a list is shown; otherwise nothing is rendered, but the focused row is remembered. */
  readonly isShown: boolean
  /** Rows after filtering and sorting. */
  readonly rows: ReadonlyArray<CancellationRow>
  readonly query: CancellationQuery
  readonly view: CancellationView
  readonly columns: ReadonlyArray<CancellationColumn>
  readonly edits: Edits
  readonly marks: ReadonlyMap<string, NotesMark>
  readonly openId: string | null
  readonly mayBook: boolean
  readonly isBookable: (row: CancellationRow) => boolean
  readonly place: RefObject<HTMLDivElement | null>
  readonly wishes: CancellationWishes
}

/** The rows with their selection. Moving by arrow key re-renders only this component, not the surrounding page. */
export function ShownRows(props: ShownRowsProps) {
  const { isShown, rows, query, view, columns, edits, marks, openId, mayBook, isBookable, place, wishes } =
    props
  const { search, status, sort } = view
  const [chosen, setChosen] = useState(noSelection)
  const [filter, setFilter] = useState({ query, search, status })
  if (search !== filter.search || status !== filter.status || !isSameQuery(query, filter.query)) {
    // a new filter clears the selection, so that the bookings of hidden rows are not changed by accident
    setFilter({ query, search, status })
    setChosen({ ...noSelection, active: chosen.active })
  }
  const orderIds = useMemo(() => rows.map(({ orderId }) => orderId), [rows])
  // moving the focus leaves the selected rows as they are, and does not look at all rows again
  const { picked: chosenIds, active, anchor } = chosen
  const shownIds = useMemo(() => onlyShown(chosenIds, orderIds), [chosenIds, orderIds])
  const selection = useMemo(() => ({ picked: shownIds, active, anchor }), [shownIds, active, anchor])
  const mark: GridWishes["onMark"] = (ids, change) => {
    const wanted = new Set(ids)
    const bookable = rows.filter((row) => wanted.has(row.orderId) && isBookable(row))
    if (bookable.length === 0) return
    if (bookable.length > 1 && bookable.length === orderIds.length) wishes.onMarkShown(change)
    else
      wishes.onMark(
        bookable.map(({ orderId }) => orderId),
        change
      )
  }
  const whole = useRef<HTMLDivElement>(null)
  useRowFocus(whole, {
    orderIds,
    active: selection.active,
    onActive: useCallback((orderId: string) => {
      setChosen((before) => ({ ...before, active: orderId, anchor: orderId }))
    }, [])
  })
  const picked = orderIds.length === 0 ? 0 : selection.picked.size
  return (
    <div ref={whole}>
      {isShown && picked > 1 && mayBook && (
        <PickedBar
          count={picked}
          onMark={(change) =>
            mark(
              orderIds.filter((id) => selection.picked.has(id)),
              change
            )
          }
          onDrop={() => setChosen((before) => ({ ...noSelection, active: before.active }))}
        />
      )}
      {isShown && rows.length === 0 && (
        <div data-instead="">
          <Notice
            title={<Trans>Kein Storno passt dazu</Trans>}
            actions={
              <Button look="secondary" onClick={() => wishes.onView({ ...wholeView, columns: view.columns })}>
                <Trans>Alle zeigen</Trans>
              </Button>
            }
          />
        </div>
      )}
      {isShown && rows.length > 0 && (
        <CancellationGrid
          rows={rows}
          orderIds={orderIds}
          edits={edits}
          marks={marks}
          columns={columns}
          sort={sort}
          selection={selection}
          openId={openId}
          isBookable={isBookable}
          place={place}
          wishes={{
            onMark: mark,
            onDecide: wishes.onDecide,
            onOpen: (orderId) => wishes.onOpen(openId === orderId ? null : orderId),
            onSort: (next) => wishes.onView({ ...view, sort: next }),
            onSelect: setChosen
          }}
        />
      )}
    </div>
  )
}
