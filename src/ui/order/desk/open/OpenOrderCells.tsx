import { Trans } from "@lingui/react/macro"
import type { OpenOrder } from "../../../../domain/order/life/open-order.ts"
import { productGroup } from "../../../../domain/product/product-group.ts"
import { AmountText } from "../../../kit/orders/AmountText.tsx"
import { MailLink, PhoneLink } from "../ContactLinks.tsx"
import s from "../OrderRows.module.css"
import { WishName, WishText } from "../wish-texts.tsx"

/** The contact person for the delivery, the address, the telephone number, and a note for the driver. */
export function BuyerCell({ order }: { readonly order: OpenOrder }) {
  const { buyer, address, phone, email, deliveryNote, stations } = order
  return (
    <span className={s["buyer"]}>
      {buyer}
      {stations.length === 0 && <span className={s["second"]}>{address}</span>}
      {phone !== "" && (
        <span className={s["second"]}>
          <PhoneLink phone={phone} />
        </span>
      )}
      <span className={s["second"]}>
        <MailLink email={email} />
      </span>
      {stations.length === 0 && <DriverNote text={deliveryNote} />}
    </span>
  )
}

/** The goods with quality, truck and hose; per delivery point if there are several. */
export function GoodsCell({ order }: { readonly order: OpenOrder }) {
  const { productName, amount, productGroupId, quality, wishes, stations } = order
  const { unit } = productGroup(productGroupId)
  return (
    <>
      {productName}
      <span className={s["second"]}>
        <AmountText amount={amount} unit={unit} />
        {quality.length > 0 && <>, {quality.join(", ")}</>}
      </span>
      {wishes.length > 0 && (
        <span className={s["second"]}>
          {wishes.map((wish, place) => (
            <span key={wish.group}>
              {place > 0 && " · "}
              {wish.name === "" || wish.day !== undefined ? (
                <>
                  <WishName group={wish.group} />: <WishText wish={wish} />
                </>
              ) : (
                wish.name
              )}
            </span>
          ))}
        </span>
      )}
      {stations.length > 0 && (
        <ul className={s["stations"]}>
          {stations.map((station) => (
            <li key={station.station}>
              <Trans>Stelle {station.station}:</Trans>{" "}
              <AmountText amount={station.deliveredAmount ?? station.amount} unit={unit} />{" "}
              {station.deliveredAmount === null ? <Trans>offen</Trans> : <Trans>geliefert</Trans>}
              <span className={s["second"]}>
                {station.buyer}, {station.address}
              </span>
              {station.phone !== "" && (
                <span className={s["second"]}>
                  <PhoneLink phone={station.phone} />
                </span>
              )}
              <DriverNote text={station.deliveryNote} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function DriverNote({ text }: { readonly text: string }) {
  return (
    text !== "" && (
      <span className={s["driverNote"]}>
        <Trans>Hinweis: {text}</Trans>
      </span>
    )
  )
}
