import { Trans } from "@lingui/react/macro"
import { bulkPointCount } from "../../domain/bulk/point-count.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { QualityChips } from "../kit/QualityChips.tsx"
import { Announcement } from "./Announcement.tsx"
import type { BulkOrderView } from "./bulk-order.view.ts"
import type { BulkOrderWishes } from "./bulk-order.wishes.ts"
import s from "./BulkOrderPage.module.css"
import { PointsForm } from "./PointsForm.tsx"
import { Result } from "./Result.tsx"

interface BulkOrderPageProps {
  readonly group: ProductGroup
  readonly view: BulkOrderView
  /** Undefined until the page is hydrated; until then the form is submitted by the browser. */
  readonly wishes: BulkOrderWishes | undefined
  /** Returns the URL of the page on which an offer is ordered. */
  readonly orderHref: (offer: Offer) => string
  /** Returns the URL of this page for the goods of one quality mark; `null` for all marks. */
  readonly qualityHref: (id: number | null) => string
  /** URL of the offer list for one household. */
  readonly listHref: string
  /** The unchanged URL of this page, for trying again. */
  readonly retryHref: string
}

/** Page: one order by several households, with the delivery points beside the total and individual costs. */
export function BulkOrderPage(props: BulkOrderPageProps) {
  const { group, view, wishes, orderHref, qualityHref, listHref, retryHref } = props
  const { min, max } = bulkPointCount
  return (
    <div className={s["page"]} data-state={view.result.state}>
      <div className={s["head"]}>
        <h1>
          <Trans>{group.name}: Sammelbestellung</Trans>
        </h1>
        <p className={s["lead"]}>
          <Trans>
            Bestellen Sie mit Nachbarn: ein Händler, eine Fahrt, {min} bis {max} Lieferstellen. Sie sehen, was
            alle zusammen zahlen, was auf jeden Haushalt entfällt und ob es sich lohnt.
          </Trans>
        </p>
        <p className={s["alone"]}>
          <a href={listHref}>
            <Trans>Angebote für eine einzelne Lieferstelle</Trans>
          </a>
        </p>
      </div>
      <div className={s["body"]}>
        <PointsForm group={group} view={view} wishes={wishes} />
        <section className={s["result"]} aria-labelledby="bulk-offers">
          <h2 id="bulk-offers">
            <Trans>Angebote für alle zusammen</Trans>
          </h2>
          {(view.result.state === "offers" || view.qualities.length > 0) && (
            <QualityChips group={group} asked={view.qualities} hrefOf={qualityHref} />
          )}
          <Result group={group} view={view} wishes={wishes} orderHref={orderHref} retryHref={retryHref} />
        </section>
      </div>
      <Announcement view={view} />
    </div>
  )
}
