import { useLocation, useNavigate, useRouteContext } from "@tanstack/react-router"
import { useLingui } from "@lingui/react"
import { useMachine } from "@xstate/react"
import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from "react"
import type { CancellationRow } from "../../domain/cancellation/cancellation.ts"
import { cancellationCsv } from "../../domain/cancellation/cancellation-csv.ts"
import { shownRows } from "../../domain/cancellation/filter.ts"
import { returnPath } from "../../domain/account/return-url.ts"
import { type CancellationEvent, cancellationMachine } from "../../machines/cancellation.machine.ts"
import { rowIn } from "../../machines/cancellation/edits.ts"
import { cancellationActors } from "../../services/actors/cancellation.actors.ts"
import { randomKey } from "../../services/actors/placing-keys.ts"
import { keptBatch } from "../../services/browser/kept-batch.ts"
import { keptColumns } from "../../services/browser/kept-columns.ts"
import { keptWords } from "../../services/browser/kept-words.ts"
import { saveFile } from "../../services/browser/save-file.ts"
import { tabValues } from "../../services/browser/storage.ts"
import { cancellationSearchOf } from "../../services/desk/cancellation-query.ts"
import { keepLand, keptLand, landIn, landOf } from "../../services/desk/land.ts"
import { may, opener } from "../../services/desk/may.ts"
import { bookingShown, type NewestRows } from "../../ui/support/cancellations/cancellation.view.ts"
import { CancellationPanel } from "../../ui/support/cancellations/notes/CancellationPanel.tsx"
import type { CancellationWishes } from "../../ui/support/cancellations/cancellations.wishes.ts"
import { CancellationsPage } from "../../ui/support/cancellations/CancellationsPage.tsx"
import { csvWords } from "../../ui/support/cancellations/csv-words.ts"
import { useSite } from "../../ui/kit/site.tsx"
import { NotesLeaveDialog } from "../../ui/support/cancellations/notes/NotesLeaveDialog.tsx"
import { useCancellationNotes, useNotes } from "./use-cancellation-notes.ts"
import { useCancellationsLeave } from "./use-cancellations-leave.ts"
import { useLeaveGuard } from "../-page/use-leave-guard.ts"
import { listWishes, notesWishes } from "./wishes.ts"
import { begunWith, readsAll } from "./begun-with.ts"
import { ChooseDealers } from "../-desk/ChooseDealer.tsx"
import { useDeskTabs } from "../-desk/use-desk-tabs.ts"
import { useCancellationSigns } from "./use-cancellation-signs.ts"

/** Delay in milliseconds from the last character of a search until the URL is updated. */
const addressPause = 400

interface CancellationListProps {
  /** The server's current day, so that server and browser render the same period. */
  readonly today: string
  readonly newest: NewestRows | undefined
}

/** The list of cancellations connected to its machine: list and batch, the panel of a row, and the leave guard. */
export function CancellationList({ today, newest }: CancellationListProps) {
  const { client, page, queries } = useRouteContext({ from: "/_desk" })
  const { i18n } = useLingui()
  const tag = useSite().locale.bcp47
  const navigate = useNavigate()
  const here = useLocation()
  const { session } = page
  const userId = session?.userId ?? ""
  const kept = useMemo(() => keptBatch(tabValues, userId), [userId])
  const ownColumns = useMemo(() => keptColumns(userId), [userId])
  const [input] = useState(() => {
    const { query, view: said } = begunWith(here.search, today, session)
    // columns in the URL take precedence, since the URL may have been shared by another user
    const columns = (here.search["columns"] === undefined && ownColumns.read()) || said.columns
    return { query, view: { ...said, columns }, keySeed: randomKey() }
  })
  // the machine decides when the page may be left; an effect then continues the blocked navigation
  const [timesLetGo, setTimesLetGo] = useState(0)
  // built once: `provide` builds all states of the chart, which is too much for each typed character
  const machine = useMemo(
    () =>
      cancellationMachine.provide({
        actors: cancellationActors({ queries, client }, kept),
        actions: {
          keepBatch: (_, edits) => kept.keep(edits),
          dropBatch: () => kept.drop(),
          leave: () => setTimesLetGo((times) => times + 1)
        }
      }),
    [queries, client, kept]
  )
  const [snapshot, send, actor] = useMachine(machine, { input })
  const { query, view, rows } = snapshot.context
  const tell = useCallback((event: CancellationEvent) => send(event), [send])
  const words = useMemo(() => keptWords(tabValues, userId), [userId])
  const { openId, open, notesOf, marks, hasUnsaved, giveUp } = useCancellationNotes({
    client,
    tell,
    words,
    rows
  })

  const isUnsaved = snapshot.hasTag("unsaved")
  const guard = useLeaveGuard(isUnsaved || hasUnsaved)
  const wish = snapshot.context.wish?.kind
  const ask = useCallback(() => send({ type: "page.leave" }), [send])
  useCancellationsLeave(guard, { isUnsaved, hasWords: hasUnsaved, wish, timesLetGo, ask })

  useCancellationSigns(send)
  const begun = useRef({ said: landIn(here.search), query: input.query })
  // stored once the list shows this country: a choice rejected because of unsaved changes is not stored
  const countryId = useRef(query.countryId)
  useEffect(() => {
    if (countryId.current === query.countryId) return
    countryId.current = query.countryId
    keepLand(query.countryId ?? "alle")
  }, [query.countryId])
  useEffect(() => {
    const { said, query: first } = begun.current
    if (said !== undefined) return keepLand(said)
    // if the URL has no country, the last selected one is used
    const last = landOf(keptLand())
    if (last !== null) send({ type: "query.change", query: { ...first, countryId: last } })
    return undefined
  }, [send])
  const search = useMemo(() => cancellationSearchOf(query, view, today), [query, view, today])
  const shownSearch = useRef(search)
  useEffect(() => {
    if (shownSearch.current === search) return undefined
    const pause = setTimeout(() => {
      shownSearch.current = search
      void navigate({ to: ".", search: () => ({ ...search }), replace: true, resetScroll: false })
    }, addressPause)
    return () => clearTimeout(pause)
  }, [search, navigate])

  const opensTo = useMemo(
    () => ({
      book: opener(page, "cancellations.book"),
      comment: opener(page, "cancellations.comment"),
      feedback: opener(page, "cancellations.feedback")
    }),
    [page]
  )
  const tabs = useDeskTabs()
  const back = returnPath(here.publicHref, "https://shop.invalid", page.prefix || "/")
  const signInHref = `${page.prefix}/benutzerkonto/anmeldung?${new URLSearchParams({ ReturnUrl: back })}`
  // the same functions for every key, so that the filters around the list are not rendered again
  const wishes = useMemo((): CancellationWishes => {
    const now = () => actor.getSnapshot().context
    return {
      ...listWishes(send),
      onView: (next) => {
        if (next.columns !== now().view.columns) ownColumns.keep(next.columns)
        send({ type: "view.change", view: next })
      },
      onOpen: (orderId) => open(rowIn(now(), orderId ?? "") ?? null),
      onExport: (exported) => {
        const list = now()
        const asShown = shownRows(list.rows, exported).map((row) => ({
          ...row,
          ...bookingShown({ row, edit: list.edits.get(row.orderId) })
        }))
        const text = cancellationCsv(asShown, exported.columns, csvWords(i18n, tag))
        saveFile(`stornos-${list.query.from}-${list.query.to}.csv`, "text/csv;charset=utf-8", text)
      }
    }
  }, [actor, send, ownColumns, open, i18n, tag])
  const notes = openId === null ? undefined : notesOf(openId)
  return (
    <ChooseDealers>
      <CancellationsPage
        snapshot={snapshot}
        newest={newest}
        mayBook={may(page, "cancellations.book")}
        isBookable={opensTo.book}
        isOfAll={readsAll(session)}
        tabs={tabs}
        signInHref={signInHref}
        openId={openId}
        marks={marks}
        wishes={wishes}
        panel={
          notes === undefined ? null : (
            <Panel
              key={openId}
              notes={notes}
              row={rowIn(snapshot.context, openId ?? "")}
              mayComment={opensTo.comment(notes.getSnapshot().context.row)}
              mayGiveFeedback={opensTo.feedback(notes.getSnapshot().context.row)}
              signInHref={signInHref}
              onClose={() => open(null)}
            />
          )
        }
      />
      <NotesLeaveDialog
        guard={{
          isAsked: guard.isAsked && !isUnsaved && hasUnsaved,
          onStay: guard.onStay,
          onLeave: () => {
            giveUp()
            guard.onLeave()
          }
        }}
      />
    </ChooseDealers>
  )
}

type PanelProps = Omit<ComponentProps<typeof CancellationPanel>, "snapshot" | "wishes"> & {
  readonly onClose: () => void
  readonly notes: Parameters<typeof useNotes>[0]
  readonly row: CancellationRow | undefined
}

function Panel({ notes, row, onClose, ...rest }: PanelProps) {
  const snapshot = useNotes(notes, row)
  return <CancellationPanel {...rest} snapshot={snapshot} wishes={{ ...notesWishes(notes.send), onClose }} />
}
