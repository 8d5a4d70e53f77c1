import { Plural, Trans } from "@lingui/react/macro"
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react"
import type { SnapshotFrom } from "xstate"
import { filteredRows, sortedRows } from "../../../domain/cancellation/filter.ts"
import type { CancellationRow } from "../../../domain/cancellation/cancellation.ts"
import { cancellationColumns } from "../../../domain/cancellation/columns.ts"
import { type CancellationView, wholeView } from "../../../domain/cancellation/view.ts"
import type { cancellationMachine } from "../../../machines/cancellation.machine.ts"
import { Button } from "../../kit/Button.tsx"
import { formatCount } from "../../kit/format.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useSite } from "../../kit/site.tsx"
import { AskDialog } from "./AskDialog.tsx"
import { cancellationView } from "./cancellation.view.ts"
import type { CancellationWishes } from "./cancellations.wishes.ts"
import { CancellationGrid, type GridWishes } from "./grid/CancellationGrid.tsx"
import { CancellationFilters } from "./CancellationFilters.tsx"
import { CancellationsState } from "./CancellationsState.tsx"
import { CancellationSaveBar } from "./CancellationSaveBar.tsx"
import { CancellationTools } from "./CancellationTools.tsx"
import s from "./Cancellations.module.css"
import { type DeskTab, DeskTabs } from "../../kit/desk/DeskTabs.tsx"
import { ListNotices } from "./ListNotices.tsx"
import type { NotesMark } from "./notes/notes.view.ts"
import { PickedBar } from "./grid/PickedBar.tsx"
import { noSelection, onlyShown } from "./grid/selection.ts"
import { useCancellationKeys } from "./use-cancellation-keys.ts"
import { useRowFocus } from "./grid/use-row-focus.ts"

interface CancellationsPageProps {
  readonly snapshot: SnapshotFrom<typeof cancellationMachine>
  /** Some rows at least. */
  readonly mayBook: boolean
  /** Each row on its own: somebody may read rows that he may not book. */
  readonly isBookable: (row: CancellationRow) => boolean
  /** Whether rows are of all dealers: a dealer has own rows alone. */
  readonly isOfAll: boolean
  readonly tabs: ReadonlyArray<DeskTab>
  readonly signInHref: string
  readonly openId: string | null
  /** Rows with words in their panels that are not saved. */
  readonly marks: ReadonlyMap<string, NotesMark>
  readonly panel: ReactNode
  readonly wishes: CancellationWishes
}

/** The list of cancellations: a batch of orders that ended without settlement. */
export function CancellationsPage(props: CancellationsPageProps) {
  const { snapshot, mayBook, isBookable, isOfAll, tabs, signInHref, openId, marks, panel, wishes } = props
  const { rows, edits, query, wish, view, total } = snapshot.context
  const desk = useMemo(() => cancellationView(snapshot), [snapshot])
  const tag = useSite().locale.bcp47
  const place = useRef<HTMLDivElement>(null)
  const [chosen, setSelection] = useState(noSelection)
  const { search, status, sort } = view
  // a letter is seen at once, and the list follows it
  const words = useDeferredValue(search)
  const filtered = useMemo(() => filteredRows(rows, { search: words, status }), [rows, words, status])
  const shown = useMemo(() => sortedRows(filtered, sort), [filtered, sort])
  const orderIds = useMemo(() => shown.map(({ orderId }) => orderId), [shown])
  const selection = useMemo(() => onlyShown(chosen, orderIds), [chosen, orderIds])
  const possible = useMemo(
    () => cancellationColumns.filter((column) => column !== "dealer" || isOfAll),
    [isOfAll]
  )
  const columns = useMemo(
    () => possible.filter((column) => view.columns.includes(column)),
    [possible, view.columns]
  )
  const isShown = desk.list === "full"
  // what is out of sight is not marked by accident
  const drop = () => setSelection((before) => ({ ...noSelection, active: before.active }))
  const onView = (next: CancellationView) => {
    if (next.search !== search || next.status !== status) drop()
    wishes.onView(next)
  }
  const mark: GridWishes["onMark"] = (ids, change) => {
    const wanted = new Set(ids)
    const bookable = shown.filter((row) => wanted.has(row.orderId) && isBookable(row))
    if (bookable.length === 0) return
    if (bookable.length > 1 && bookable.length === orderIds.length) wishes.onMarkShown(change)
    else
      wishes.onMark(
        bookable.map(({ orderId }) => orderId),
        change
      )
  }
  // the focus goes back to the row that the panel was opened for
  const wasOpen = useRef(openId)
  useEffect(() => {
    const former = wasOpen.current
    wasOpen.current = openId
    if (former !== null && openId === null)
      place.current?.querySelector<HTMLElement>(`[data-order="${CSS.escape(former)}"]`)?.focus()
  }, [openId])
  useCancellationKeys({
    onSave: wishes.onSave,
    onUndo: wishes.onUndo,
    onEnter: () => place.current?.querySelector<HTMLElement>("[data-order][tabindex='0']")?.focus(),
    onEscape: openId === null ? undefined : () => wishes.onOpen(null)
  })
  const whole = useRef<HTMLDivElement>(null)
  useRowFocus(whole, {
    orderIds,
    active: selection.active,
    onActive: useCallback((orderId: string) => {
      setSelection((before) => ({ ...before, active: orderId, anchor: orderId }))
    }, [])
  })
  const picked = orderIds.length === 0 ? 0 : selection.picked.size
  return (
    <>
      <DeskTabs title={<Trans>Stornomanagement</Trans>} current="cancellations" tabs={tabs} />
      <CancellationFilters
        query={query}
        wished={wish?.kind === "query" ? wish.query : undefined}
        view={view}
        onQuery={(next) => {
          drop()
          wishes.onQuery(next)
        }}
        onView={onView}
      />
      <div className={s["sides"]} data-panel={panel === null ? "closed" : "open"}>
        <div ref={whole} className={s["main"]}>
          <div className={s["line"]}>
            <output className={s["count"]}>
              {desk.list === "loading" ? (
                <Trans>Stornos werden geladen …</Trans>
              ) : (
                isShown && (
                  <Plural
                    value={rows.length}
                    one={`${formatCount(tag, shown.length)} von # Storno`}
                    other={`${formatCount(tag, shown.length)} von # Stornos`}
                  />
                )
              )}
            </output>
            {isShown && (
              <CancellationTools
                columns={columns}
                possible={possible}
                isRereading={desk.isRereading}
                onColumns={(next) => onView({ ...view, columns: next })}
                onReread={wishes.onReread}
                onExport={() => wishes.onExport({ ...view, columns })}
              />
            )}
          </div>
          <CancellationsState
            list={desk.list}
            signInHref={signInHref}
            onRetry={wishes.onRetry}
            onReread={wishes.onReread}
          />
          {isShown && <ListNotices isStale={desk.isStale} shown={rows.length} total={total} />}
          {isShown && picked > 1 && mayBook && (
            <PickedBar
              count={picked}
              onMark={(change) =>
                mark(
                  orderIds.filter((id) => selection.picked.has(id)),
                  change
                )
              }
              onDrop={drop}
            />
          )}
          {isShown && shown.length === 0 && (
            <div data-instead="">
              <Notice
                title={<Trans>Kein Storno passt dazu</Trans>}
                actions={
                  <Button look="secondary" onClick={() => onView({ ...wholeView, columns: view.columns })}>
                    <Trans>Alle zeigen</Trans>
                  </Button>
                }
              />
            </div>
          )}
          {isShown && shown.length > 0 && (
            <CancellationGrid
              rows={shown}
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
                onSort: (next) => onView({ ...view, sort: next }),
                onSelect: setSelection
              }}
            />
          )}
          {isShown && mayBook && (
            <CancellationSaveBar
              view={desk}
              signInHref={signInHref}
              onSave={wishes.onSave}
              onUndo={wishes.onUndo}
            />
          )}
        </div>
        {panel}
      </div>
      <AskDialog
        isOpen={desk.isAsking}
        unsaved={desk.unsaved}
        canSave={desk.sendable > 0}
        onSave={wishes.onAskSave}
        onDiscard={wishes.onAskDiscard}
        onStay={wishes.onAskStay}
      />
    </>
  )
}
