import { Plural, Trans } from "@lingui/react/macro"
import { CircleOff, ClipboardList, Eye, Tags } from "lucide-react"
import type { ReactNode } from "react"
import type { DealerOverview, OverviewPrices } from "../../../domain/dealer-desk/dealer-overview.ts"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { shortDay, shortMoment } from "../../kit/desk/moment.ts"
import { formatCount } from "../../kit/format.ts"
import { useHref, useSite } from "../../kit/site.tsx"
import { classes } from "../../kit/style/classes.ts"
import s from "./DealerHome.module.css"

interface TileProps {
  readonly href: string
  readonly icon: ReactNode
  readonly figure: ReactNode
  readonly title: ReactNode
  readonly line: ReactNode
  /** Whether work is pending. */
  readonly isWaiting: boolean
}

function Tile({ href, icon, figure, title, line, isWaiting }: TileProps) {
  return (
    <li>
      <DeskLink className={classes(s["tile"], isWaiting && s["waiting"])} href={href}>
        <span className={s["title"]}>
          {icon}
          {title}
        </span>
        <strong className={s["figure"]}>{figure}</strong>
        <span className={s["line"]}>{line}</span>
      </DeskLink>
    </li>
  )
}

/** How long the oldest entry has been waiting. */
function Waited({ hours }: { readonly hours: number | null }) {
  if (hours === null) return <Trans>Es wartet nichts.</Trans>
  if (hours === 0) return <Trans>Gerade eben eingegangen</Trans>
  return hours < 24 ? (
    <Plural value={hours} one="Älteste seit # Stunde" other="Älteste seit # Stunden" />
  ) : (
    <Plural value={Math.floor(hours / 24)} one="Älteste seit # Tag" other="Älteste seit # Tagen" />
  )
}

function AgeOfList({ days }: Pick<OverviewPrices, "days">) {
  if (days === null) return <Trans>Noch keine</Trans>
  return days === 0 ? <Trans>Heute</Trans> : <Plural value={days} one="# Tag alt" other="# Tage alt" />
}

function ListLine({ heldAt, scheduledAt }: OverviewPrices) {
  const tag = useSite().locale.bcp47
  if (scheduledAt !== null) {
    const begins = shortMoment(tag, scheduledAt)
    return <Trans>Die nächste gilt ab {begins}</Trans>
  }
  if (heldAt === null) return <Trans>Tragen Sie Ihre Preise ein.</Trans>
  const since = shortDay(tag, heldAt)
  return <Trans>Unverändert seit {since}</Trans>
}

/** Tiles for pending work, each with a link to its page. */
export function HomeTiles({ overview }: { readonly overview: DealerOverview }) {
  const { orders, cancellations, prices, last30Days } = overview
  const href = useHref()
  const tag = useSite().locale.bcp47
  const { days, warnDays } = prices
  const { calls } = last30Days
  return (
    <ul className={s["tiles"]}>
      <Tile
        href={href("/stornomanagement/offen?stand=placed")}
        icon={<ClipboardList size={20} aria-hidden="true" />}
        title={<Trans>Zu bestätigen</Trans>}
        figure={<Plural value={orders.count} one="# Bestellung" other="# Bestellungen" />}
        line={<Waited hours={orders.oldestHours} />}
        isWaiting={orders.count > 0}
      />
      <Tile
        href={href("/stornomanagement?status=open")}
        icon={<CircleOff size={20} aria-hidden="true" />}
        title={<Trans>Zu buchen</Trans>}
        figure={<Plural value={cancellations.count} one="# Storno" other="# Stornos" />}
        line={<Waited hours={cancellations.oldestHours} />}
        isWaiting={cancellations.count > 0}
      />
      <Tile
        href={href("/haendler/preise")}
        icon={<Tags size={20} aria-hidden="true" />}
        title={<Trans>Preisliste</Trans>}
        figure={<AgeOfList days={prices.rowCount === 0 ? null : days} />}
        line={<ListLine {...prices} />}
        isWaiting={prices.rowCount === 0 || (days !== null && days >= warnDays)}
      />
      <Tile
        href={href("/statistics")}
        icon={<Eye size={20} aria-hidden="true" />}
        title={<Trans>In den letzten 30 Tagen</Trans>}
        figure={<Plural value={last30Days.orders} one="# Bestellung" other="# Bestellungen" />}
        line={<Trans>Ihr Angebot wurde {formatCount(tag, calls)}-mal gezeigt</Trans>}
        isWaiting={false}
      />
    </ul>
  )
}
