import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { ChevronLeft, ChevronRight, Download, Printer } from "lucide-react"
import {
  type DayOrder,
  type DeliveryDay,
  dayOrders,
  loadsOf,
  stopsInOrder
} from "../../../../domain/order/life/day-list.ts"
import { dayOfIso, isoOfDay } from "../../../../domain/price/local-day.ts"
import { productGroup } from "../../../../domain/product/product-group.ts"
import { Button, ButtonLink } from "../../../kit/Button.tsx"
import { VisuallyHidden } from "../../../kit/Hidden.tsx"
import { DeskLink } from "../../../kit/desk/DeskLink.tsx"
import { DayFaultText } from "../../../kit/desk/DayFaultText.tsx"
import { useListDay } from "../../../kit/desk/use-list-day.ts"
import { DateInput } from "../../../kit/form/DateInput.tsx"
import { formatWholeDay } from "../../../kit/form/calendar-words.ts"
import { useHref, useSite } from "../../../kit/site.tsx"
import { Notice } from "../../../kit/notice/Notice.tsx"
import { AmountText } from "../../../kit/orders/AmountText.tsx"
import { DayStopItem } from "./DayStopItem.tsx"
import s from "./DayList.module.css"

interface DayListPageProps {
  readonly day: DeliveryDay
  readonly order: DayOrder
  readonly hrefOf: (change: { readonly day?: string; readonly order?: DayOrder }) => string
  /** URL of the list as a PDF. */
  readonly fileHref: string
  readonly onDay: (day: string) => void
  /** Undefined until the page is hydrated. */
  readonly onPrint: (() => void) | undefined
}

/** Page: a dealer's deliveries of a day, for drivers; on screen and on paper (rule dealer.day-list). */
export function DayListPage({ day: list, order, hrefOf, fileHref, onDay, onPrint }: DayListPageProps) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const href = useHref()
  const { day, dealer, start, stops, deliveredCount } = list
  const number = dayOfIso(day) ?? 0
  const { field, fault } = useListDay(day, onDay)
  const names: Readonly<Record<DayOrder, string>> = { zip: t`nach Postleitzahl`, route: t`als Strecke` }
  return (
    <>
      <header className={s["head"]}>
        <h1>
          <Trans>Lieferungen am {formatWholeDay(tag, day)}</Trans>
        </h1>
        <p className={s["dealer"]}>
          {dealer}, <Plural value={stops.length} one="# Stopp" other="# Stopps" />
          {loadsOf(stops).map(({ productName, productGroupId, amount }) => (
            <span key={productName}>
              , <AmountText amount={amount} unit={productGroup(productGroupId).unit} /> {productName}
            </span>
          ))}
        </p>
      </header>
      <div className={s["bar"]}>
        <nav className={s["days"]} aria-label={t`Tag`}>
          <DeskLink className={s["step"]} href={hrefOf({ day: isoOfDay(number - 1) })}>
            <ChevronLeft size={20} aria-hidden="true" />
            <VisuallyHidden>
              <Trans>Voriger Tag</Trans>
            </VisuallyHidden>
          </DeskLink>
          <DateInput
            {...field}
            takes="when left"
            aria-label={t`Liefertag`}
            aria-describedby={fault === undefined ? undefined : "day-fault"}
          />
          <DeskLink className={s["step"]} href={hrefOf({ day: isoOfDay(number + 1) })}>
            <ChevronRight size={20} aria-hidden="true" />
            <VisuallyHidden>
              <Trans>Nächster Tag</Trans>
            </VisuallyHidden>
          </DeskLink>
        </nav>
        <nav className={s["orders"]} aria-label={t`Reihenfolge`}>
          {dayOrders.map((each) => (
            <DeskLink
              key={each}
              className={s["order"]}
              href={hrefOf({ order: each })}
              aria-current={each === order ? "page" : undefined}
            >
              {names[each]}
            </DeskLink>
          ))}
        </nav>
        <Button look="secondary" onClick={onPrint} disabled={onPrint === undefined || stops.length === 0}>
          <Printer size={18} aria-hidden="true" />
          <Trans>Drucken</Trans>
        </Button>
        {stops.length > 0 && (
          <ButtonLink look="quiet" href={fileHref} download>
            <Download size={18} aria-hidden="true" />
            <Trans>Als PDF</Trans>
          </ButtonLink>
        )}
      </div>
      {fault !== undefined && (
        <p id="day-fault" className={s["fault"]} role="alert">
          <DayFaultText fault={fault} />
        </p>
      )}
      {stops.length === 0 ? (
        <Notice
          title={
            deliveredCount > 0 ? (
              <Trans>An diesem Tag ist alles geliefert</Trans>
            ) : (
              <Trans>Für diesen Tag ist keine Lieferung vereinbart</Trans>
            )
          }
          actions={
            <DeskLink href={href("/stornomanagement/offen")}>
              <Trans>Offene Bestellungen</Trans>
            </DeskLink>
          }
        />
      ) : (
        <>
          <p className={s["note"]}>
            {order === "route" && (
              <Trans>
                Die Reihenfolge ist ein Vorschlag ab {start}, immer zum nächstgelegenen Ort in Luftlinie.
                Straßen und Zeiten kennt sie nicht.
              </Trans>
            )}{" "}
            <Trans>An der Tür ist nichts zu kassieren.</Trans>{" "}
            {deliveredCount > 0 && (
              <Plural
                value={deliveredCount}
                one="# Bestellung dieses Tages ist schon geliefert."
                other="# Bestellungen dieses Tages sind schon geliefert."
              />
            )}
          </p>
          <ol className={s["list"]}>
            {stopsInOrder(stops, order).map((stop, place) => (
              <DayStopItem key={`${stop.order.orderId} ${stop.station}`} stop={stop} place={place + 1} />
            ))}
          </ol>
        </>
      )}
    </>
  )
}
