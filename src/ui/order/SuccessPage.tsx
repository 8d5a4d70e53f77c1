import { Trans } from "@lingui/react/macro"
import { Printer } from "lucide-react"
import { type ReactNode, useRef, useState } from "react"
import { countries } from "../../domain/place/country.ts"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import type { OrderView } from "../../domain/order/draft.ts"
import type { OrderPage } from "../../domain/order/life/order-page.ts"
import type { Operator } from "../../domain/site/site.ts"
import { Button } from "../kit/Button.tsx"
import { formatDate, formatTime } from "../kit/format.ts"
import { localDay } from "../kit/orders/local-day.ts"
import { OrderTimeline } from "../kit/orders/OrderTimeline.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import { ComingText } from "./summary/ComingText.tsx"
import { EventDetail } from "./placed/EventDetail.tsx"
import { MandateStanding } from "./placed/MandateStanding.tsx"
import { OrderActions } from "./placed/OrderActions.tsx"
import { OrderDocuments } from "./placed/OrderDocuments.tsx"
import { PaymentStanding } from "./placed/PaymentStanding.tsx"
import { FinalPlan } from "./placed/PlanPaper.tsx"
import { Tracker } from "./placed/Tracker.tsx"
import { type EndedAct, ActOutcome } from "./placed/ActOutcome.tsx"
import s from "./SuccessPage.module.css"
import { SummarySheet } from "./summary/SummarySheet.tsx"

interface SuccessPageProps {
  readonly order: OrderPage
  readonly operator: Operator
  readonly phone: string
  /** Undefined until the page is hydrated; until then, the page can be printed with the browser's own menu. */
  readonly onPrint: (() => void) | undefined
  readonly onCancel: (() => Promise<CallOutcome>) | undefined
  readonly onRevoke: (() => Promise<CallOutcome>) | undefined
  readonly onRate: (() => Promise<CallOutcome>) | undefined
  /** Form with which guests can create an account; null for other buyers. */
  readonly account: ReactNode
}

/** Page: the receipt of a placed order and what happens next; printed as a document. */
export function SuccessPage(props: SuccessPageProps) {
  const { order, operator, phone, onPrint } = props
  const href = useHref()
  const heading = useRef<HTMLHeadingElement>(null)
  const [ended, setEnded] = useState<EndedAct | null>(null)
  // the button may no longer exist after the action, so the result is shown at the top of the page, which receives the
  // focus
  const telling = (act: EndedAct["act"], wish: (() => Promise<CallOutcome>) | undefined) =>
    wish &&
    (async () => {
      setEnded(null)
      const outcome = await wish()
      const { kind } = outcome
      if (kind === "done" || kind === "gone") {
        setEnded({ act, kind })
        heading.current?.focus()
      }
      return outcome
    })
  return (
    <article className={s["page"]}>
      <header className={s["head"]}>
        <h1 ref={heading} tabIndex={-1}>
          <span className={s["screen"]}>
            <SuccessTitle order={order} />
          </span>
          <span className={s["paper"]}>
            <Trans>Bestellung {order.orderNumber}</Trans>
          </span>
        </h1>
        <ActOutcome ended={ended} />
        <Tracker order={order} company={operator.name}>
          <Button look="secondary" disabled={onPrint === undefined} onClick={onPrint}>
            <Printer size={18} aria-hidden="true" />
            <Trans>Drucken</Trans>
          </Button>
        </Tracker>
        <p className={s["screen"]}>
          <Trans>
            Bestellnummer <strong className={s["number"]}>{order.orderNumber}</strong>
          </Trans>
        </p>
        {order.status === "placed" && (
          <p className={s["screen"]}>
            <Trans>
              Die Bestätigung des Eingangs geht an {order.emailAddress}. Mit dem Link darin öffnen Sie diese
              Seite auch auf einem anderen Gerät.
            </Trans>
          </p>
        )}
      </header>
      <PlacedLine order={order} />
      <div className={s["side"]}>
        <section className={s["next"]} aria-labelledby="order-next">
          <h2 id="order-next">
            <Trans>Wie es weitergeht</Trans>
          </h2>
          <OrderTimeline
            order={order}
            coming={(state) => <ComingText state={state} order={order} />}
            past={(index) => <EventDetail order={order} index={index} />}
          />
        </section>
        {props.account}
        <OrderActions order={order} onCancel={telling("cancel", props.onCancel)} onRate={props.onRate} />
        <MandateStanding order={order} onRevoke={telling("revoke", props.onRevoke)} />
        <PaymentStanding order={order} />
        {order.finalPlan !== null && (
          <section aria-labelledby="order-plan" className={s["next"]}>
            <h2 id="order-plan">
              <Trans>Ihr endgültiger Ratenplan</Trans>
            </h2>
            <FinalPlan order={order} />
          </section>
        )}
        <OrderDocuments order={order} />
      </div>
      <section aria-labelledby="order-receipt" className={s["order"]}>
        <h2 id="order-receipt" className={s["receipt"]}>
          <Trans>Was Sie bestellt haben</Trans>
        </h2>
        <SummarySheet order={order} company={operator.name} />
      </section>
      <p className={s["versions"]}>
        <Trans>
          Gültige Texte: {order.legalVersions.terms}, {order.legalVersions.withdrawal},{" "}
          {order.legalVersions.privacy}
        </Trans>
      </p>
      <footer className={s["foot"]}>
        <p>
          <Trans>
            Fragen zur Bestellung? Rufen Sie uns an: <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
          </Trans>
        </p>
        <p className={s["screen"]}>
          <a href={href("/")}>
            <Trans>Zur Startseite</Trans>
          </a>
        </p>
        <p className={s["paper"]}>
          {operator.name} · {operator.street} · {operator.zipCode} {operator.city} · {operator.email}
        </p>
      </footer>
    </article>
  )
}

function SuccessTitle({ order }: { readonly order: OrderView }) {
  switch (order.status) {
    case "refused":
    case "cancelledByDealer":
    case "cancelledByCustomer":
    case "withdrawn":
      return <Trans>Ihre Bestellung ist beendet</Trans>
    case "placed":
      return <Trans>Vielen Dank, Ihre Bestellung ist eingegangen</Trans>
    default:
      return <Trans>Ihre Bestellung</Trans>
  }
}

function PlacedLine({ order }: { readonly order: OrderView }) {
  const { locale } = useSite()
  const zone = countries[order.countryId].timeZone
  const date = formatDate(locale.bcp47, localDay(zone, order.placedAt))
  const time = formatTime(locale.bcp47, zone, order.placedAt)
  return (
    <p className={s["paper"]}>
      <Trans>
        Eingegangen am {date} um {time} Uhr
      </Trans>
    </p>
  )
}
