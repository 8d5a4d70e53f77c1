import { Plural, Trans } from "@lingui/react/macro"
import { DateRange, Price } from "../kit/price/Price.tsx"
import { Rating } from "../kit/price/Rating.tsx"
import { useHref } from "../kit/site.tsx"
import type { DealerCardFacts } from "./dealer-facts.ts"
import { PricedQuality } from "./PricedQuality.tsx"
import s from "./DealerList.module.css"

interface DealerCardsProps {
  readonly dealers: ReadonlyArray<DealerCardFacts>
  /** The postal code for which the prices are shown; if undefined, each price is the dealer's cheapest. */
  readonly zipCode: string | undefined
}

/** List of dealers: name, location, delivery time and price per tonne. */
export function DealerCards({ dealers, zipCode }: DealerCardsProps) {
  return (
    <ul className={s["list"]}>
      {dealers.map((dealer) => (
        <DealerCard key={dealer.id} dealer={dealer} zipCode={zipCode} />
      ))}
    </ul>
  )
}

function DealerCard({
  dealer,
  zipCode
}: { readonly dealer: DealerCardFacts } & Pick<DealerCardsProps, "zipCode">) {
  const href = useHref()
  const { name, path, rating, ratingCount, certifications, enplusId, branch, price } = dealer
  const { kilometres } = branch
  return (
    <li className={s["dealer"]}>
      <div className={s["who"]}>
        <h3 className={s["name"]}>
          <a href={href(path) + (zipCode === undefined ? "" : `?zipCode=${zipCode}`)}>{name}</a>
        </h3>
        <Rating rating={rating} count={ratingCount} />
      </div>
      <p className={s["price"]}>
        <span>
          {zipCode === undefined && (
            <span className={s["unit"]}>
              <Trans>ab</Trans>{" "}
            </span>
          )}
          <Price amount={price.unitPrice} currency={price.currency} />
        </span>
        <span className={s["unit"]}>
          <Trans>je Tonne</Trans>
          {", "}
          <PricedQuality price={price} />
        </span>
      </p>
      <p className={s["facts"]}>
        <span>
          {branch.zipCode} {branch.city}
          {kilometres !== undefined && (
            <>
              {", "}
              <Plural value={kilometres} one="# km entfernt" other="# km entfernt" />
            </>
          )}
        </span>
        <span>
          <Trans>
            Lieferung <DateRange from={price.deliveryStart} to={price.deliveryEnd} />
          </Trans>
        </span>
        {certifications.length > 0 && <span>{certifications.join(", ")}</span>}
        {enplusId !== null && (
          <span>
            <Trans>ENplus-Nummer {enplusId}</Trans>
          </span>
        )}
      </p>
    </li>
  )
}
