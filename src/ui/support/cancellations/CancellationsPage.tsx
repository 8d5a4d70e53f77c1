import { Plural, Trans } from "@lingui/react/macro"
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from "react"
import type { SnapshotFrom } from "xstate"
import { filteredRows, sortedRows } from "../../../domain/cancellation/filter.ts"
import type { CancellationRow } from "../../../domain/cancellation/cancellation.ts"
import { cancellationColumns } from "../../../domain/cancellation/columns.ts"
import type { cancellationMachine } from "../../../machines/cancellation.machine.ts"
import { formatCount } from "../../kit/format.ts"
import { useSite } from "../../kit/site.tsx"
import { AskDialog } from "./AskDialog.tsx"
import { cancellationView, firstRowsOf, type NewestRows } from "./cancellation.view.ts"
import type { CancellationWishes } from "./cancellations.wishes.ts"
import { CancellationFilters } from "./CancellationFilters.tsx"
import { CancellationsState } from "./CancellationsState.tsx"
import { CancellationSaveBar } from "./CancellationSaveBar.tsx"
import { CancellationTools } from "./CancellationTools.tsx"
import s from "./Cancellations.module.css"
import { type DeskTab, DeskTabs } from "../../kit/desk/DeskTabs.tsx"
import { ListNotices } from "./ListNotices.tsx"
import type { NotesMark } from "./notes/notes.view.ts"
import { useCancellationKeys } from "./use-cancellation-keys.ts"
import { useReadySearch } from "./use-ready-search.ts"
import { ShownRows } from "./ShownRows.tsx"

interface CancellationsPageProps {
  readonly snapshot: SnapshotFrom<typeof cancellationMachine>
  /** Rows sent with the page, shown until the complete list is loaded. */
  readonly newest: NewestRows | undefined
  /** Whether the user may book at least some rows. */
  readonly mayBook: boolean
  /** Whether a row may be booked: users may see rows that they may not book. */
  readonly isBookable: (row: CancellationRow) => boolean
  /** Whether the list contains the rows of all dealers; a dealer sees only rows of their own. */
  readonly isOfAll: boolean
  readonly tabs: ReadonlyArray<DeskTab>
  readonly signInHref: string
  readonly openId: string | null
  /** Rows with unsaved text in their panels. */
  readonly marks: ReadonlyMap<string, NotesMark>
  readonly panel: ReactNode
  readonly wishes: CancellationWishes
}

/** Page: cancelled orders, with their booking and notes. */
export function CancellationsPage(props: CancellationsPageProps) {
  const { snapshot, newest, mayBook, isBookable, isOfAll, tabs, signInHref, openId, marks, panel, wishes } =
    props
  const { rows, edits, query, wish, view, total } = snapshot.context
  const desk = useMemo(() => cancellationView(snapshot), [snapshot])
  const tag = useSite().locale.bcp47
  const place = useRef<HTMLDivElement>(null)
  const { search, status, sort } = view
  useReadySearch(rows)
  // a typed character is shown at once, and the list is filtered afterwards
  const words = useDeferredValue(search)
  // sorted before they are filtered, so that a typed character does not sort ten thousand rows again
  const sorted = useMemo(() => sortedRows(rows, sort), [rows, sort])
  const shown = useMemo(() => filteredRows(sorted, { search: words, status }), [sorted, words, status])
  const possible = useMemo(
    () => cancellationColumns.filter((column) => column !== "dealer" || isOfAll),
    [isOfAll]
  )
  const columns = useMemo(
    () => possible.filter((column) => view.columns.includes(column)),
    [possible, view.columns]
  )
  const isShown = desk.list === "full"
  // on closing, the focus returns to the row that opened the panel
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
  return (
    <>
      <DeskTabs title={<Trans>Stornomanagement</Trans>} current="cancellations" tabs={tabs} />
      <CancellationFilters
        query={query}
        wished={wish?.kind === "query" ? wish.query : undefined}
        view={view}
        onQuery={wishes.onQuery}
        onView={wishes.onView}
      />
      <div className={s["sides"]} data-panel={panel === null ? "closed" : "open"}>
        <div className={s["main"]}>
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
                onColumns={(next) => wishes.onView({ ...view, columns: next })}
                onReread={wishes.onReread}
                onExport={() => wishes.onExport({ ...view, columns })}
              />
            )}
          </div>
          <CancellationsState
            list={desk.list}
            first={firstRowsOf(snapshot, newest)}
            columns={possible}
            signInHref={signInHref}
            onRetry={wishes.onRetry}
            onReread={wishes.onReread}
          />
          {isShown && <ListNotices isStale={desk.isStale} shown={rows.length} total={total} />}
          <ShownRows
            isShown={isShown}
            rows={shown}
            query={query}
            view={view}
            columns={columns}
            edits={edits}
            marks={marks}
            openId={openId}
            mayBook={mayBook}
            isBookable={isBookable}
            place={place}
            wishes={wishes}
          />
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
