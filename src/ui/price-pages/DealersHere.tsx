import { Trans } from "@lingui/react/macro"
import { dealerLink } from "../../domain/dealer/dealer-address.ts"
import { certificatesIn } from "../../domain/offer/quality.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { DateRange, Price } from "../kit/price/Price.tsx"
import { Rating } from "../kit/price/Rating.tsx"
import { useHref } from "../kit/site.tsx"
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
  return (
    <ul className={s["list"]}>
      {dealers.map(({ dealerId, name, rating, ratingCount, ...offer }) => (
        <li key={dealerId} className={s["row"]}>
          <a href={`${href(dealerLink(dealerId))}?zipCode=${zipCode}`} className={s["name"]}>
            {name}
          </a>
          <span>
            <Rating rating={rating} count={ratingCount} />{" "}
            {/* the cheapest offer may be of another quality than the next one (rule offer.like-with-like) */}
            <span className={s["goods"]}>
              {certificatesIn(usualGroup, offer) || <Trans>ohne Zertifikat</Trans>}
            </span>
          </span>
          <span className={s["window"]}>
            <Trans>
              Lieferung <DateRange from={offer.deliveryStart} to={offer.deliveryEnd} />
            </Trans>
          </span>
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
