import { Trans } from "@lingui/react/macro"
import { productGroup, type ProductGroupId } from "../../../domain/product/product-group.ts"
import type { Station } from "../../../domain/wizard/stations.ts"
import { AddressText } from "../../kit/address/AddressText.tsx"
import { AmountText } from "../../kit/orders/AmountText.tsx"
import s from "./StationList.module.css"

interface StationListProps {
  readonly stations: ReadonlyArray<Station>
  readonly groupId: ProductGroupId
}

/** How much goes where (rule law.summary). */
export function StationList({ stations, groupId }: StationListProps) {
  const { unit } = productGroup(groupId)
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
        </li>
      ))}
    </ol>
  )
}
