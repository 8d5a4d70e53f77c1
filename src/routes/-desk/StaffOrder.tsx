import { useQueryClient } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react"
import { countries } from "../../domain/place/country.ts"
import type { StaffOrder as Whole } from "../../domain/order/life/staff-order.ts"
import { staffOrderActors } from "../../services/actors/desk-orders.actors.ts"
import { staffOrdersMailAgain } from "../../services/client/dealer-routes.gen.ts"
import { may } from "../../services/desk/may.ts"
import { noteForm } from "../../services/desk/orders/order-note.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"
import { MailsPart } from "../../ui/support/MailsPart.tsx"
import { NotesPart } from "../../ui/order/desk/staff-order/NotesPart.tsx"
import { noteTexts } from "../../ui/order/desk/staff-order/note-texts.ts"
import { StaffOrderPage } from "../../ui/order/desk/staff-order/StaffOrderPage.tsx"
import { type MailSending, MailSendingContext } from "../../ui/kit/desk/mail-sending.ts"
import { DeskForm } from "../../ui/kit/desk-form/DeskForm.tsx"
import { localDay } from "../../ui/kit/orders/local-day.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { useAct } from "../../ui/kit/live/use-act.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { useDeskForm } from "./use-desk-form.ts"
import { useMailSending } from "./use-mail-sending.ts"
import { useReadAnew } from "./use-read-anew.ts"
import { useOpenOrderRows } from "./use-open-order-rows.ts"
import { useSellingLeave } from "./use-selling-leave.ts"

interface StaffOrderProps {
  readonly whole: Whole
  readonly back: { readonly href: string; readonly name: ReactNode }
}

/** Page of one order, for staff and for its dealer: each user sees the parts that their permissions open. */
export function StaffOrder({ whole, back }: StaffOrderProps) {
  const { client, page } = useRouteContext({ from: "__root__" })
  const queries = useQueryClient()
  const href = useHref()
  const isLive = useLive()
  const sending = useMailSending()
  const { row, accountId } = whole
  const { timeZone } = countries[whole.order.countryId]
  const today = useCallback(() => localDay(timeZone, new Date().toISOString()), [timeZone])
  const actors = useMemo(() => staffOrderActors(client), [client])
  const orders = useMemo(() => [row], [row])
  const { rows, wishes, giveUp } = useOpenOrderRows(orders, null, actors, today)
  const [view] = rows
  const version = view?.order.version ?? row.version
  // the act changes other parts of the page as well, so they are reloaded
  useEffect(() => {
    if (version > row.version) void queries.invalidateQueries()
  }, [queries, version, row])
  const leaveGuard = useSellingLeave(rows, giveUp)
  return (
    view !== undefined && (
      <MailSendingContext value={sending}>
        <StaffOrderPage
          whole={whole}
          view={view}
          wishes={isLive ? wishes : undefined}
          today={today()}
          back={back}
          customerHref={accountId === null ? undefined : href(`/support/kunde/bearbeiten?id=${accountId}`)}
          leaveGuard={leaveGuard}
        >
          {whole.mails !== null && (
            <Mails
              orderId={row.orderId}
              mails={whole.mails}
              own={sending}
              maySend={may(page, "orders.mail")}
            />
          )}
          {whole.notes !== null && <Notes whole={whole} notes={whole.notes} />}
        </StaffOrderPage>
      </MailSendingContext>
    )
  )
}

function Mails({
  orderId,
  mails,
  own,
  maySend
}: {
  readonly orderId: string
  readonly mails: NonNullable<Whole["mails"]>
  readonly own: MailSending
  readonly maySend: boolean
}) {
  const { client } = useRouteContext({ from: "__root__" })
  const readAnew = useReadAnew()
  const isLive = useLive()
  const [asked, setAsked] = useState<string | null>(null)
  const sending = useAct(async (id: string) => {
    const call = client.call(staffOrdersMailAgain, { params: { orderId }, payload: { id } })
    return outcomeOf(await readAnew(call))
  })
  const { isActing, outcome, start } = sending
  return (
    <MailsPart
      mails={mails}
      own={own}
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

function Notes({ whole, notes }: { readonly whole: Whole; readonly notes: NonNullable<Whole["notes"]> }) {
  const { orderId } = whole.row
  const { noteCount } = whole
  const order = useMemo(() => ({ orderId, noteCount }), [orderId, noteCount])
  const [form] = useState(noteForm)
  return (
    <NotesPart
      notes={notes}
      form={<DeskForm texts={noteTexts} look="secondary" {...useDeskForm(form, order)} />}
    />
  )
}
