import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { DeskLink } from "./DeskLink.tsx"
import { useHref } from "../site.tsx"
import s from "./DeskTabs.module.css"

/** Tabs of the dealers' order lists: cancelled, open, and delivered orders. */
export type DeskTab = "cancellations" | "openOrders" | "billing"

const paths: Readonly<Record<DeskTab, `/${string}`>> = {
  cancellations: "/stornomanagement",
  openOrders: "/stornomanagement/offen",
  billing: "/stornomanagement/rechnungen"
}

const names: Readonly<Record<DeskTab, ReactNode>> = {
  cancellations: <Trans>Stornierte Bestellungen</Trans>,
  openOrders: <Trans>Offene Bestellungen</Trans>,
  billing: <Trans>Geliefert · Rechnung · Bezahlt</Trans>
}

interface DeskTabsProps {
  /** Page title, shown beside the tabs. */
  readonly title: ReactNode
  readonly current: DeskTab
  /** Tabs that the user may open; if there is only one, no tab bar is shown. */
  readonly tabs: ReadonlyArray<DeskTab>
}

/** The title of a list and links to the other lists in one line; each list is a page with its own URL. */
export function DeskTabs({ title, current, tabs }: DeskTabsProps) {
  const { t } = useLingui()
  const href = useHref()
  if (tabs.length < 2) return <h1>{title}</h1>
  return (
    <div className={s["head"]}>
      <h1>{title}</h1>
      <nav className={s["beside"]} aria-label={t`Bestellungen des Händlers`}>
        <ul className={s["list"]}>
          {tabs.map((tab) => (
            <li key={tab}>
              <DeskLink
                className={s["tab"]}
                href={href(paths[tab])}
                aria-current={tab === current ? "page" : undefined}
              >
                {names[tab]}
              </DeskLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
