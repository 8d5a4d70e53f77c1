import { Trans } from "@lingui/react/macro"
import type { Offer } from "../../domain/offer/offer.ts"
import { offeredName } from "../../domain/options/products.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { formatOneDigit } from "../kit/format.ts"
import { Price } from "../kit/price/Price.tsx"
import { useSite } from "../kit/site.tsx"
import { Line } from "./Shares.tsx"
import s from "./Shares.module.css"

/**
 * The parts of the order's total price, with fees as lines, the included tax, and the seller (rules law.prices and
 * law.seller).
 */
export function WholePrice({ group, offer }: { readonly group: ProductGroup; readonly offer: Offer }) {
  const { locale } = useSite()
  const rate = formatOneDigit(locale.bcp47, offer.vatRate)
  const { currency, seller, earlierVat } = offer
  const earlierRate = earlierVat && formatOneDigit(locale.bcp47, earlierVat.vatRate)
  return (
    <div className={s["whole"]}>
      <h4 className={s["title"]}>
        <Trans>Die ganze Bestellung</Trans>
      </h4>
      <dl className={s["lines"]}>
        <Line name={offeredName(group.id, offer.productId)} amount={offer.goodsPrice} currency={currency} />
        {offer.fees.map((fee) => (
          <Line key={fee.key} name={fee.name} amount={fee.amount} currency={currency} />
        ))}
        <dt>
          <Trans>Lieferung</Trans>
        </dt>
        <dd>
          <Trans>enthalten</Trans>
        </dd>
        <dt className={s["end"]}>
          <Trans>Endpreis</Trans>
        </dt>
        <dd className={s["end"]}>
          <Price amount={offer.totalPrice} currency={currency} />
        </dd>
        <dt className={s["quiet"]}>
          <Trans>darin {rate} % Mehrwertsteuer</Trans>
        </dt>
        <dd className={s["quiet"]}>
          <Price amount={offer.vatAmount} currency={currency} />
        </dd>
      </dl>
      {earlierVat && (
        <p className={s["quiet"]}>
          <Trans>
            Im Lieferzeitraum ändert sich die Mehrwertsteuer. Bei Lieferung vor der Änderung ({earlierRate}{" "}
            %): <Price amount={earlierVat.totalPrice} currency={currency} />.
          </Trans>
        </p>
      )}
      <p className={s["quiet"]}>
        <Trans>
          Verkäufer: {seller.name}, {seller.street}, {seller.zipCode} {seller.city}
        </Trans>
      </p>
    </div>
  )
}
