import { Trans } from "@lingui/react/macro"
import { Check, X } from "lucide-react"
import type { ReactNode } from "react"
import { countries } from "../../../domain/place/country.ts"
import type { OrderStatus, OrderView } from "../../../domain/order/draft.ts"
import { endsApart, orderStations, type OrderStation } from "../../../domain/order/timeline.ts"
import { formatDate, formatTime } from "../format.ts"
import { useSite } from "../site.tsx"
import { EventTitle } from "./EventTitle.tsx"
import { localDay } from "./local-day.ts"
import s from "./OrderTimeline.module.css"

type TimelineOrder = Pick<OrderView, "timeline" | "status" | "countryId">

interface OrderTimelineProps {
  readonly order: TimelineOrder
  /** Returns an explanation for the buyer of a status that the order will reach later. */
  readonly coming?: (state: OrderStatus) => ReactNode
  /** Returns additional text for the log entry at this index. */
  readonly past?: (index: number) => ReactNode
}

const isSetback = (state: OrderStatus, event: OrderStation["event"]): boolean =>
  endsApart(state) || event === "debitReturned"

/** Timeline of an order: its past events and the statuses still to come (rule life.states). */
export function OrderTimeline({ order, coming, past }: OrderTimelineProps) {
  return (
    <ol className={s["timeline"]}>
      {orderStations(order).map(({ state, at, event }, index) => (
        <li
          key={`${index} ${state}`}
          className={s["entry"]}
          data-state={at === undefined ? "coming" : isSetback(state, event) ? "ended" : "done"}
        >
          <span className={s["mark"]} aria-hidden="true">
            {at !== undefined &&
              (isSetback(state, event) ? (
                <X size={14} strokeWidth={3.5} />
              ) : (
                <Check size={14} strokeWidth={3.5} />
              ))}
          </span>
          <div>
            <p className={s["title"]}>
              <EventTitle state={state} event={event} />
            </p>
            <p className={s["text"]}>
              {at === undefined ? coming?.(state) : <Moment at={at} countryId={order.countryId} />}
            </p>
            {at !== undefined && past !== undefined && <p className={s["text"]}>{past(index)}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Moment({ at, countryId }: { readonly at: string } & Pick<OrderView, "countryId">) {
  const { locale } = useSite()
  const zone = countries[countryId].timeZone
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
