import { Trans } from "@lingui/react/macro"
import type { OpenOrder } from "../../../../domain/order/life/open-order.ts"
import { productGroup } from "../../../../domain/product/product-group.ts"
import { formatPeriod } from "../../../kit/format.ts"
import { AmountText } from "../../../kit/orders/AmountText.tsx"
import { DateText } from "../../../kit/price/Price.tsx"
import { useSite } from "../../../kit/site.tsx"
import { MailLink, PhoneLink } from "../ContactLinks.tsx"
import { WishName, WishText } from "../wish-texts.tsx"
import { entryStyles as s, FactList, Part } from "../../../kit/desk/Part.tsx"

/** Address, recipient, date and notes for the driver; per delivery point if there are several. */
export function DeliveryPart({ row }: { readonly row: OpenOrder }) {
  const tag = useSite().locale.bcp47
  const { startDeliveryPeriodDate: start, endDeliveryPeriodDate: end, scheduledDay, stations } = row
  const { unit } = productGroup(row.productGroupId)
  return (
    <Part id="order-delivery" title={<Trans>Lieferung</Trans>}>
      <FactList
        facts={[
          { key: "buyer", name: <Trans>Kunde</Trans>, value: row.buyer },
          row.phone !== "" && {
            key: "phone",
            name: <Trans>Telefon</Trans>,
            value: <PhoneLink phone={row.phone} />
          },
          { key: "email", name: <Trans>E-Mail</Trans>, value: <MailLink email={row.email} /> },
          stations.length === 0 && { key: "address", name: <Trans>Adresse</Trans>, value: row.address },
          {
            key: "window",
            name: <Trans>Bestellt für</Trans>,
            value: formatPeriod(tag, start, end)
          },
          scheduledDay !== null && {
            key: "day",
            name: <Trans>Vereinbart</Trans>,
            value: (
              <strong>
                <DateText date={scheduledDay} long />
              </strong>
            )
          },
          ...row.wishes.map((wish) => ({
            key: wish.group,
            name: <WishName group={wish.group} />,
            value: <WishText wish={wish} />
          })),
          stations.length === 0 &&
            row.deliveryNote !== "" && {
              key: "note",
              name: <Trans>Hinweis</Trans>,
              value: <span className={s.words}>{row.deliveryNote}</span>
            }
        ]}
      />
      {stations.length > 0 && (
        <ol className={s.list}>
          {stations.map((station) => (
            <li key={station.station} className={s.entry}>
              <h3 className={s.head}>
                <Trans>Lieferstelle {station.station}:</Trans>{" "}
                <AmountText amount={station.amount} unit={unit} />
              </h3>
              <p>
                {station.buyer}
                <br />
                {station.address}
              </p>
              {station.phone !== "" && (
                <p>
                  <PhoneLink phone={station.phone} />
                </p>
              )}
              {station.deliveryNote !== "" && <p className={s.words}>{station.deliveryNote}</p>}
              <p className={s.quiet}>
                {station.deliveredAmount === null ? (
                  <Trans>Noch nicht beliefert</Trans>
                ) : (
                  <Trans>
                    Geliefert: <AmountText amount={station.deliveredAmount} unit={unit} />
                  </Trans>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}
