import { Plural, Trans } from "@lingui/react/macro"
import { ListFilter } from "lucide-react"
import { type ReactNode, useEffect, useRef } from "react"
import { alarmName } from "../../domain/alarm/alarm-name.ts"
import type { SetAside } from "../../domain/options/set-aside.ts"
import { type ProductGroup } from "../../domain/product/product-group.ts"
import { Button } from "../kit/Button.tsx"
import { useHref } from "../kit/site.tsx"
import { Announcement } from "./Announcement.tsx"
import { ChangedCount } from "./ChosenOptions.tsx"
import { FiltersPart } from "./FiltersPart.tsx"
import type { OfferListView } from "./offer-list.view.ts"
import type { OfferListLinks, OfferListWishes } from "./offer-list.wishes.ts"
import { Result } from "./Result.tsx"
import { SetAsidePart } from "./SetAsidePart.tsx"
import { ListQualitiesPart, SortLinksPart } from "./LinkParts.tsx"
import { Summary } from "./Summary.tsx"
import { WishBar } from "./WishBar.tsx"
import s from "./OfferListPage.module.css"

interface OfferListPageProps {
  readonly group: ProductGroup
  readonly view: OfferListView
  readonly links: OfferListLinks
  /**
   * The query for which the server rendered the page; it is stored as the visitor's choice even if the page is not
   * hydrated yet (decision 043).
   */
  readonly sentWishes?: string
  /** Parameters of the URL that were ignored when the list was calculated; undefined if there are none. */
  readonly setAside?: ReadonlyArray<SetAside> | undefined
  /** Undefined until the page is hydrated; until then URLs and forms provide the same actions. */
  readonly wishes: OfferListWishes | undefined
  /** The same actions, available from the start, for parts whose script is loaded later than the script of the page. */
  readonly actions: OfferListWishes
  /** Whether the URL requests open settings (rule calculator.address: `openSettings=1`). */
  readonly settingsOpen: boolean
  /** The price alarm for these goods, shown below the offers or below the reason why there are none. */
  readonly alarm: ReactNode
}

/** Page: all offers for one place and amount, with the request visible and editable in place. */
export function OfferListPage({
  group,
  view,
  links,
  sentWishes,
  setAside,
  wishes,
  actions,
  settingsOpen,
  alarm
}: OfferListPageProps) {
  const href = useHref()
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // wide screens have no button: the settings are always visible beside the offers
    if (settingsOpen && opener.current?.checkVisibility()) opener.current.click()
  }, [settingsOpen])
  return (
    <div
      className={s["page"]}
      data-state={view.result.state}
      data-group={group.id}
      data-wishes={view.result.state === "offers" && !settingsOpen ? sentWishes : undefined}
    >
      <div className={s["head"]}>
        <h1>
          <Trans>{group.name}: Angebote vergleichen</Trans>
        </h1>
        <Summary group={group} view={view} />
      </div>
      <WishBar group={group} view={view} wishes={wishes} />
      {setAside && <SetAsidePart setAside={setAside} calculation={view.calculation} />}
      <div className={s["body"]}>
        <div className={s["side"]}>
          <button ref={opener} type="button" className={s["open"]} popoverTarget="filters">
            <ListFilter size={20} aria-hidden="true" />
            <Trans>Sortieren und filtern</Trans> <ChangedCount view={view} />
          </button>
          <div id="filters" popover="auto" className={s["filters"]}>
            <div className={s["sheet"]}>
              <SortLinksPart calculation={view.calculation} hrefOf={links.offers} wishes={actions} />
              {view.data && (
                <FiltersPart
                  data={view.data}
                  calculation={view.calculation}
                  differences={view.differences}
                  givenWay={view.givenWay}
                  hints={view.hints}
                  wishes={actions}
                />
              )}
              {wishes === undefined && (
                <noscript>
                  <Button type="submit" form="wishes" wide className={s["apply"]}>
                    <Trans>Auswahl übernehmen</Trans>
                  </Button>
                </noscript>
              )}
              <button type="button" className={s["close"]} popoverTarget="filters" popoverTargetAction="hide">
                {view.result.state === "offers" ? (
                  <Plural
                    value={view.result.list.items.length}
                    one="# Angebot zeigen"
                    other="# Angebote zeigen"
                  />
                ) : (
                  <Trans>Fertig</Trans>
                )}
              </button>
            </div>
          </div>
        </div>
        <section aria-labelledby="offers-title">
          <div className={s["bar"]}>
            <h2 id="offers-title" className={s["title"]}>
              <Trans>Angebote</Trans>
            </h2>
            <a href="#preisalarm" className={s["ranking"]}>
              {alarmName}
            </a>
            <a href={href("/reihenfolge")} className={s["ranking"]}>
              <Trans>So entsteht die Reihenfolge</Trans>
            </a>
          </div>
          <ListQualitiesPart
            group={group}
            calculation={view.calculation}
            hrefOf={links.offers}
            wishes={actions}
          />
          <Result group={group} view={view} links={links} wishes={wishes} />
          {alarm}
        </section>
      </div>
      <Announcement view={view} />
    </div>
  )
}
