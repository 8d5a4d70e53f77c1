import { Trans } from "@lingui/react/macro"
import { orderShares } from "../../../domain/bulk/order-shares.ts"
import type { ChildOffer } from "../../../domain/offer/offer.ts"
import { toDecimal } from "../../../domain/price/money.ts"
import { productGroup, type ProductGroupId } from "../../../domain/product/product-group.ts"
import type { Station } from "../../../domain/order/wizard/stations.ts"
import { AddressText } from "../../kit/address/AddressText.tsx"
import { AmountText } from "../../kit/orders/AmountText.tsx"
import { Price } from "../../kit/price/Price.tsx"
import s from "./StationList.module.css"

interface StationListProps {
  readonly stations: ReadonlyArray<Station>
  readonly groupId: ProductGroupId
  /** The offer whose price is shared by all delivery points. */
  readonly offer: ChildOffer
}

/** The amount and the costs of each delivery point (rules law.summary and bulk.fee-shares). */
export function StationList({ stations, groupId, offer }: StationListProps) {
  const { unit } = productGroup(groupId)
  const shares = orderShares(offer, stations)
  return (
    <ol className={s["stations"]}>
      {stations.map(({ amount, address }, place) => (
        <li key={`station-${place + 1}`} data-part="station">
          <p className={s["head"]}>
            <span>
              <Trans>Lieferstelle {place + 1}</Trans>
            </span>
            <strong>
              <AmountText amount={amount} unit={unit} />
            </strong>
          </p>
          <AddressText address={address} />
          {address.phone !== "" && <p className={s["fact"]}>{address.phone}</p>}
          {place > 0 && address.deliveryNote !== "" && <p className={s["fact"]}>{address.deliveryNote}</p>}
          {shares[place] !== undefined && (
            <p className={s["share"]} data-part="share">
              <span>
                <Trans>Anteil am Gesamtpreis</Trans>
              </span>
              <Price amount={toDecimal(shares[place])} currency={offer.currency} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
