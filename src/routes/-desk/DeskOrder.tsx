import { useQueryClient } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react"
import { countries } from "../../domain/place/country.ts"
import type { DeskOrder as Desk } from "../../domain/order/life/desk-order.ts"
import { deskOrderActors } from "../../services/actors/open-orders.actors.ts"
import { deskOrdersMailAgain } from "../../services/client/dealer-routes.gen.ts"
import { may } from "../../services/desk/may.ts"
import { noteRecord, saveNote } from "../../services/desk/order-note.actors.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"
import { MailsPart } from "../../ui/support/orders/MailsPart.tsx"
import { NotesPart } from "../../ui/support/orders/NotesPart.tsx"
import { OrderDeskPage } from "../../ui/dealer/order/OrderDeskPage.tsx"
import { localDay } from "../../ui/kit/orders/local-day.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { useAct } from "../../ui/kit/live/use-act.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { useOpenOrderRows } from "./use-open-order-rows.ts"
import { useRecordEdit } from "./use-record-edit.ts"
import { useSellingLeave } from "./use-selling-leave.ts"

interface DeskOrderProps {
  readonly desk: Desk
  readonly back: { readonly href: string; readonly name: ReactNode }
}

/** The page of one order, for staff and for its dealer alike: each finds on it what his rights open. */
export function DeskOrder({ desk, back }: DeskOrderProps) {
  const { client, page } = useRouteContext({ from: "__root__" })
  const queries = useQueryClient()
  const href = useHref()
  const isLive = useLive()
  const { row, accountId } = desk
  const { timeZone } = countries[desk.order.countryId]
  const today = useCallback(() => localDay(timeZone, new Date().toISOString()), [timeZone])
  const actors = useMemo(() => deskOrderActors(client), [client])
  const orders = useMemo(() => [row], [row])
  const { rows, wishes, giveUp } = useOpenOrderRows(orders, null, actors, today)
  const [view] = rows
  const version = view?.order.version ?? row.version
  // the rest of the page tells of the act as well
  useEffect(() => {
    if (version > row.version) void queries.invalidateQueries()
  }, [queries, version, row])
  const leaveGuard = useSellingLeave(rows, giveUp)
  return (
    view !== undefined && (
      <OrderDeskPage
        desk={desk}
        view={view}
        wishes={isLive ? wishes : undefined}
        today={today()}
        back={back}
        customerHref={accountId === null ? undefined : href(`/support/kunde/bearbeiten?id=${accountId}`)}
        leaveGuard={leaveGuard}
      >
        {desk.mails !== null && (
          <Mails orderId={row.orderId} mails={desk.mails} maySend={may(page, "orders.mail")} />
        )}
        {desk.notes !== null && <Notes desk={desk} notes={desk.notes} />}
      </OrderDeskPage>
    )
  )
}

function Mails({
  orderId,
  mails,
  maySend
}: {
  readonly orderId: string
  readonly mails: NonNullable<Desk["mails"]>
  readonly maySend: boolean
}) {
  const { client } = useRouteContext({ from: "__root__" })
  const queries = useQueryClient()
  const isLive = useLive()
  const [asked, setAsked] = useState<string | null>(null)
  const sending = useAct(async (id: string) => {
    const call = client.call(deskOrdersMailAgain, { params: { orderId }, payload: { id } })
    const outcome = outcomeOf(await call)
    // also after a refusal: somebody else may have been faster
    await queries.invalidateQueries()
    return outcome
  })
  const { isActing, outcome, start } = sending
  return (
    <MailsPart
      mails={mails}
      sending={isActing ? asked : null}
      hasFailed={!isActing && outcome !== undefined && outcome.kind !== "done"}
      onSendAgain={
        isLive && maySend
          ? (id) => {
              setAsked(id)
              start(id)
            }
          : undefined
      }
    />
  )
}

function Notes({ desk, notes }: { readonly desk: Desk; readonly notes: NonNullable<Desk["notes"]> }) {
  const { client } = useRouteContext({ from: "__root__" })
  const { orderId } = desk.row
  const record = useMemo(() => noteRecord(desk.noteCount), [desk.noteCount])
  const save = useMemo(() => saveNote(client, orderId), [client, orderId])
  return <NotesPart notes={notes} {...useRecordEdit(record, save)} />
}
