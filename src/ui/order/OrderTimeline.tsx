import { Trans } from "@lingui/react/macro"
import { Check } from "lucide-react"
import { countries } from "../../domain/country.ts"
import type { OrderStatus, OrderView } from "../../domain/order-draft.ts"
import { formatDate, formatTime } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import { localDay } from "./local-day.ts"
import s from "./OrderTimeline.module.css"

/** The way of an order that goes well; everything else ends it where it stands (domain.md 5.3). */
const course: ReadonlyArray<OrderStatus> = [
  "placed",
  "confirmed",
  "scheduled",
  "delivered",
  "invoiced",
  "settled"
]

interface Entry {
  readonly state: OrderStatus
  readonly at: string | undefined
}

/** What has happened, with its time, and what comes; an order that ended apart has nothing to come. */
export const timelineEntries = ({
  timeline,
  status
}: Pick<OrderView, "timeline" | "status">): ReadonlyArray<Entry> => {
  const past = timeline.map(({ state, at }) => ({ state, at }))
  const coming = course.includes(status) ? course.slice(course.indexOf(status) + 1) : []
  return [...past, ...coming.map((state) => ({ state, at: undefined }))]
}

/** Where the order stands and what happens next. */
export function OrderTimeline({ order }: { readonly order: OrderView }) {
  return (
    <ol className={s["timeline"]}>
      {timelineEntries(order).map((entry) => (
        <li key={entry.state} className={s["entry"]} data-state={entry.at === undefined ? "coming" : "done"}>
          <span className={s["mark"]} aria-hidden="true">
            {entry.at !== undefined && <Check size={14} strokeWidth={3.5} />}
          </span>
          <div>
            <p className={s["title"]}>
              <StatusTitle state={entry.state} />
            </p>
            <p className={s["text"]}>
              {entry.at === undefined ? (
                <StatusText state={entry.state} order={order} />
              ) : (
                <Moment at={entry.at} order={order} />
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Moment({ at, order }: { readonly at: string; readonly order: OrderView }) {
  const { locale } = useSite()
  const zone = countries[order.countryId].timeZone
  const date = formatDate(locale.bcp47, localDay(zone, at))
  const time = formatTime(locale.bcp47, zone, at)
  return (
    <time dateTime={at}>
      <Trans>
        {date}, {time} Uhr
      </Trans>
    </time>
  )
}

function StatusTitle({ state }: { readonly state: OrderStatus }) {
  switch (state) {
    case "placed":
      return <Trans>Bestellung eingegangen</Trans>
    case "confirmed":
      return <Trans>Vom Verkäufer bestätigt</Trans>
    case "scheduled":
      return <Trans>Liefertermin vereinbart</Trans>
    case "delivered":
      return <Trans>Geliefert</Trans>
    case "invoiced":
      return <Trans>Rechnung gestellt</Trans>
    case "settled":
      return <Trans>Bezahlt</Trans>
    case "refused":
      return <Trans>Vom Verkäufer abgelehnt</Trans>
    case "cancelledByDealer":
      return <Trans>Vom Verkäufer storniert</Trans>
    case "cancelledByCustomer":
      return <Trans>Von Ihnen storniert</Trans>
    case "withdrawn":
      return <Trans>Widerrufen</Trans>
  }
}

/** What each coming station means for the buyer. */
function StatusText({ state, order }: { readonly state: OrderStatus; readonly order: OrderView }) {
  const seller = order.offer.seller.name
  switch (state) {
    case "confirmed":
      return <Trans>{seller} prüft die Bestellung und schreibt Ihnen. Damit ist der Kauf geschlossen.</Trans>
    case "scheduled":
      return (
        <Trans>
          {seller} ruft Sie unter {order.deliveryAddress.phone} an und nennt den Tag.
        </Trans>
      )
    case "delivered":
      return <Trans>Gemessen und berechnet wird, was tatsächlich geliefert wurde.</Trans>
    case "invoiced":
      return <Trans>Die Rechnung kommt nach der Lieferung.</Trans>
    case "settled":
      return <Trans>Sie überweisen innerhalb der Frist, die auf der Rechnung steht.</Trans>
    default:
      return null
  }
}
