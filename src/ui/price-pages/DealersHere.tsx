import { Trans, useLingui } from "@lingui/react/macro"
import { dealerLink } from "../../domain/dealer/dealer-address.ts"
import { certificatesIn } from "../../domain/offer/quality.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { formatDays } from "../kit/format.ts"
import { Price } from "../kit/price/Price.tsx"
import { Rating } from "../kit/price/Rating.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import s from "./DealersHere.module.css"
import type { DealerHere } from "./local-facts.ts"

interface DealersHereProps {
  readonly dealers: ReadonlyArray<DealerHere>
  readonly zipCode: string
}

/** Maximum number of rows shown before a click reveals the others: most visitors look for the cheapest dealer. */
const shown = 8

function Rows({ dealers, zipCode }: DealersHereProps) {
  const href = useHref()
  const { locale } = useSite()
  const { t } = useLingui()
  const deliveryOf = ({ deliveryStart, deliveryEnd }: DealerHere): string => {
    const days = formatDays(locale.bcp47, deliveryStart, deliveryEnd)
    // a text without elements, which is rendered faster: a place has dozens of dealers
    return t`Lieferung ${days}`
  }
  return (
    <ul className={s["list"]}>
      {dealers.map((offer) => (
        <li key={offer.dealerId} className={s["row"]}>
          <a href={`${href(dealerLink(offer.dealerId))}?zipCode=${zipCode}`} className={s["name"]}>
            {offer.name}
          </a>
          <span>
            <Rating rating={offer.rating} count={offer.ratingCount} />{" "}
            {/* the cheapest offer may be of another quality than the next one (rule offer.like-with-like) */}
            <span className={s["goods"]}>
              {certificatesIn(usualGroup, offer) || <Trans>ohne Zertifikat</Trans>}
            </span>
          </span>
          <span className={s["window"]}>{deliveryOf(offer)}</span>
          <span className={s["price"]}>
            <Price amount={offer.unitPrice} currency={offer.currency} />{" "}
            <span className={s["unit"]}>
              <Trans>je Tonne</Trans>
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Dealers who deliver pellets to a postal code, cheapest first, and a link to the offers. */
export function DealersHere({ dealers, zipCode }: DealersHereProps) {
  const href = useHref()
  const { slug, comparisonAmount } = usualGroup
  const offers = `${href(`/${slug}/angebotsliste`)}?zipCode=${zipCode}&amount=${comparisonAmount}`
  if (dealers.length === 0)
    return (
      <p className={s["none"]}>
        <Trans>
          Zu dieser Postleitzahl liefert gerade kein Händler lose Holzpellets. Die Preise der Umgebung stehen
          unten.
        </Trans>
      </p>
    )
  const rest = dealers.slice(shown)
  return (
    <div className={s["block"]}>
      <Rows zipCode={zipCode} dealers={dealers.slice(0, shown)} />
      {rest.length > 0 && (
        <details className={s["rest"]}>
          <summary>
            <Trans>{rest.length} weitere Händler</Trans>
          </summary>
          <Rows zipCode={zipCode} dealers={rest} />
        </details>
      )}
      <p>
        <a href={offers} className={s["way"]}>
          <Trans>Alle Angebote für {zipCode} vergleichen</Trans>
        </a>
      </p>
    </div>
  )
}
