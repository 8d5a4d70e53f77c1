import { Plural, Trans } from "@lingui/react/macro"
import { Bell, NotebookText } from "lucide-react"
import type { ReactNode } from "react"
import type { ShownHome } from "../../domain/account/shown-home.ts"
import { ButtonLink } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { useHref } from "../kit/site.tsx"
import type { DiscardWish } from "./DiscardDraft.tsx"
import { HomeAlarms } from "./HomeAlarms.tsx"
import { HomeData } from "./HomeData.tsx"
import s from "./HomePage.module.css"
import { NextDelivery } from "./NextDelivery.tsx"
import { NoOrders } from "./NoOrders.tsx"
import { NotLoaded } from "./NotLoaded.tsx"
import { OrderCard } from "./OrderCard.tsx"
import { OpenDrafts } from "./OpenDrafts.tsx"
import type { RateWish } from "./RateOrder.tsx"

interface HomePageProps {
  /** First and last name; empty if the account has no name. */
  readonly name: string
  /** Null if the server has not responded. */
  readonly shown: ShownHome | null
  readonly onRate: RateWish
  readonly onDiscard: DiscardWish
  readonly onRetry: (() => void) | undefined
}

/**
 * Page: the customer's home with the next delivery first, then reordering, price alarms and data (rule account.home).
 */
export function HomePage({ name, shown, onRate, onDiscard, onRetry }: HomePageProps) {
  return (
    <div className={s["page"]}>
      <h1>{name === "" ? <Trans>Guten Tag</Trans> : <Trans>Guten Tag, {name}</Trans>}</h1>
      {shown === null ? (
        <NotLoaded onRetry={onRetry} />
      ) : (
        <Home {...shown} onRate={onRate} onDiscard={onDiscard} />
      )}
    </div>
  )
}

function Home({
  home,
  alarms,
  data,
  onRate,
  onDiscard
}: ShownHome & Pick<HomePageProps, "onRate" | "onDiscard">) {
  const href = useHref()
  const { nextDelivery, openDrafts, lastOrders, orderCount, alarmCount } = home
  return (
    <>
      {nextDelivery !== null && <NextDelivery order={nextDelivery} />}
      <OpenDrafts drafts={openDrafts} onDiscard={onDiscard} />
      {lastOrders.length === 0 ? (
        <NoOrders hasDraft={openDrafts.length > 0} />
      ) : (
        <section aria-labelledby="last-orders" className={s["part"]}>
          <div className={s["head"]}>
            <h2 id="last-orders">
              <Trans>Letzte Bestellungen</Trans>
            </h2>
            {orderCount > lastOrders.length && (
              <a href={href("/kunde/bestellungen")} className={s["more"]}>
                <Plural value={orderCount} other="Alle # Bestellungen" />
              </a>
            )}
          </div>
          {nextDelivery === null && (
            <p className={s["quiet"]}>
              <Trans>Zurzeit ist keine Lieferung unterwegs.</Trans>
            </p>
          )}
          <Card>
            {lastOrders.map((order) => (
              <OrderCard key={order.orderId} order={order} onRate={onRate} />
            ))}
          </Card>
        </section>
      )}
      <div className={s["ways"]}>
        <Way
          id="alarms"
          icon={<Bell size={22} aria-hidden="true" />}
          title={<Trans>Preisalarm</Trans>}
          link={
            <ButtonLink look="secondary" href={href("/kunde/benachrichtigungen")}>
              {alarmCount === 0 ? <Trans>Preisalarm einrichten</Trans> : <Trans>Preisalarme ansehen</Trans>}
            </ButtonLink>
          }
        >
          <HomeAlarms alarms={alarms} count={alarmCount} />
        </Way>
        <Way
          id="data"
          icon={<NotebookText size={22} aria-hidden="true" />}
          title={<Trans>Meine Daten</Trans>}
          link={
            <ButtonLink look="secondary" href={href("/kunde/stammdaten")}>
              <Trans>Stammdaten ansehen</Trans>
            </ButtonLink>
          }
        >
          <HomeData {...data} />
        </Way>
      </div>
    </>
  )
}

interface WayProps {
  readonly id: string
  readonly icon: ReactNode
  readonly title: ReactNode
  readonly children: ReactNode
  readonly link: ReactNode
}

function Way({ id, icon, title, children, link }: WayProps) {
  return (
    <section aria-labelledby={`way-${id}`}>
      <Card className={s["way"]}>
        <h2 id={`way-${id}`} className={s["title"]}>
          {icon}
          {title}
        </h2>
        <div className={s["about"]}>{children}</div>
        <div>{link}</div>
      </Card>
    </section>
  )
}
