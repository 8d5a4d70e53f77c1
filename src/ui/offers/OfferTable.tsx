import { Trans } from "@lingui/react/macro"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { likeWithLike } from "../../domain/offer/like-with-like.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { Ordering } from "../../domain/options/calculation.ts"
import { Notice } from "../kit/notice/Notice.tsx"
import type { ResultView } from "./offer-list.view.ts"
import type { OfferListLinks, OfferListWishes } from "./offer-list.wishes.ts"
import { OfferRow } from "./OfferRow.tsx"
import { PriceUnit } from "../kit/price/PriceUnit.tsx"
import s from "./OfferTable.module.css"

interface OfferTableProps {
  readonly group: ProductGroup
  readonly products: ConfigurationData["products"]
  readonly ordering: Ordering
  readonly result: Extract<ResultView, { state: "offers" }>
  readonly links: OfferListLinks
  readonly wishes: OfferListWishes | undefined
}

/** Sorted offers: cards on a phone, aligned columns on wide screens. */
export function OfferTable({ group, products, ordering, result, links, wishes }: OfferTableProps) {
  const compared = likeWithLike(group, result.list.items, ordering)
  const first = result.list.items[0]
  return (
    <>
      {result.conditions === "default" && (
        <div className={s["notice"]}>
          <Notice heading title={<Trans>Angebote unter anderen Bedingungen</Trans>}>
            <p>
              <Trans>
                Für Ihre Auswahl gibt es gerade kein Angebot. Diese Händler liefern zu Ihnen, aber unter den
                üblichen Bedingungen, ohne Ihre Filter und ohne Wunschtermin.
              </Trans>
            </p>
          </Notice>
        </div>
      )}
      {compared.measure === "kilogram" && (
        <p className={s["measure"]}>
          {ordering === 0 ? (
            <Trans>
              Die Paletten sind verschieden schwer. Darum steht oben, wessen Kilogramm am wenigsten kostet.
            </Trans>
          ) : (
            <Trans>Die Paletten sind verschieden schwer. Vergleichen Sie den Preis je Kilogramm.</Trans>
          )}
        </p>
      )}
      <div className={s["columns"]} aria-hidden="true">
        <span>
          <Trans>Händler</Trans>
        </span>
        <span>
          <Trans>Lieferung</Trans>
        </span>
        <span className={s["number"]}>{first && <PriceUnit unit={first.unitPriceUnit} />}</span>
        <span className={s["number"]}>
          <Trans>Endpreis</Trans>
        </span>
      </div>
      <ol className={s["list"]}>
        {compared.rows.map((offer) => (
          <li key={offer.id}>
            <OfferRow
              group={group}
              offer={offer}
              compared={compared}
              products={products}
              orderHref={links.order}
              isOpened={links.opened === offer.id}
              wishes={wishes}
            />
          </li>
        ))}
      </ol>
    </>
  )
}
