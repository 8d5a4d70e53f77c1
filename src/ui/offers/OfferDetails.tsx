import { Plural, Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { PalletBags } from "../../domain/product/group-facts.ts"
import type { ChildOffer, Offer } from "../../domain/offer/offer.ts"
import { qualityIn } from "../../domain/offer/quality.ts"
import { directDebitPaymentId, isInstalment } from "../../domain/options/option-ids.ts"
import { offeredName } from "../../domain/options/products.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { DealerLogo } from "../kit/DealerLogo.tsx"
import { formatOneDigit } from "../kit/format.ts"
import { DateText, Price } from "../kit/price/Price.tsx"
import { useSite } from "../kit/site.tsx"
import { InstalmentFigures } from "./InstalmentFigures.tsx"
import { OtherQualities } from "./OtherQualities.tsx"
import s from "./OfferDetails.module.css"

interface OfferDetailsProps {
  readonly group: ProductGroup
  readonly offer: Offer
  /** The dealer's offer that is shown. */
  readonly shown: ChildOffer
  readonly orderHref: (offer: ChildOffer) => string
  /** Undefined until the page is hydrated. */
  readonly onSelect: ((offerId: string) => void) | undefined
}

/** The parts of the total, the delivery dates, and the seller (rules law.prices and law.seller). */
export function OfferDetails({ group, offer: whole, shown: offer, orderHref, onSelect }: OfferDetailsProps) {
  const { locale } = useSite()
  const rate = formatOneDigit(locale.bcp47, offer.vatRate)
  const quality = qualityIn(group, offer)
  const { seller } = offer
  return (
    <div className={s["details"]}>
      <section className={s["block"]}>
        <h4 className={s["title"]}>
          <Trans>Der Preis im Einzelnen</Trans>
        </h4>
        <dl className={s["prices"]}>
          <dt>{offeredName(group.id, offer.productId)}</dt>
          <dd>
            <Price amount={offer.goodsPrice} currency={offer.currency} />
          </dd>
          {offer.fees.map((fee) => (
            <Line key={`${fee.key} ${fee.name}`} name={fee.name}>
              <Price amount={fee.amount} currency={offer.currency} />
            </Line>
          ))}
          <dt>
            <Trans>Lieferung</Trans>
          </dt>
          <dd>
            <Trans>enthalten</Trans>
          </dd>
          <dt className={s["sum"]}>
            <Trans>Endpreis</Trans>
          </dt>
          <dd className={s["sum"]}>
            <Price amount={offer.totalPrice} currency={offer.currency} />
          </dd>
          <dt className={s["quiet"]}>
            <Trans>darin {rate} % Mehrwertsteuer</Trans>
          </dt>
          <dd className={s["quiet"]}>
            <Price amount={offer.vatAmount} currency={offer.currency} />
          </dd>
        </dl>
        {offer.earlierVat && <EarlierVat offer={offer} />}
      </section>
      <section className={s["block"]}>
        <h4 className={s["title"]}>
          <Trans>Lieferung und Ware</Trans>
        </h4>
        <p>
          <Trans>
            Der Händler liefert zwischen <DateText date={offer.startDeliveryPeriodDate} /> und{" "}
            <DateText date={offer.endDeliveryPeriodDate} />
          </Trans>
          ,{" "}
          <Plural
            value={offer.deliveryPeriodDays}
            one="spätestens am nächsten Werktag."
            other="spätestens in # Werktagen."
          />
        </p>
        {quality !== "" && (
          <p>
            <Trans>Qualität: {quality}</Trans>
          </p>
        )}
        {offer.palletBags && <Sacks bags={offer.palletBags} />}
        <p>
          <PaidBy paymentIds={offer.paymentIds} />
        </p>
        <InstalmentFigures offer={offer} />
        {whole.children.length > 0 && (
          <OtherQualities
            group={group}
            offer={whole}
            shown={offer}
            orderHref={orderHref}
            onSelect={onSelect}
          />
        )}
      </section>
      <section className={s["block"]}>
        <h4 className={s["title"]}>
          <Trans>Verkäufer</Trans>
        </h4>
        <DealerLogo url={offer.logoUrl} />
        <address className={s["seller"]}>
          {seller.name}
          <br />
          {seller.street}
          <br />
          {seller.zipCode} {seller.city}
          <br />
          <a href={`tel:${seller.phone.replaceAll(/[^+0-9]/gu, "")}`}>{seller.phone}</a>
          <br />
          <a href={`mailto:${seller.email}`}>{seller.email}</a>
        </address>
        {/* an ENplus number certifies pellets, so it is not shown for goods such as oil */}
        {seller.enplusId !== null && group.certificates.length > 0 && (
          <p>
            <Trans>ENplus-Nummer: {seller.enplusId}</Trans>
          </p>
        )}
      </section>
    </div>
  )
}

function Sacks({ bags: { size, count } }: { readonly bags: PalletBags }) {
  return (
    <p>
      <Trans>
        Je Palette {count} Säcke zu {size} kg, zusammen {size * count} kg.
      </Trans>
    </p>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

function EarlierVat({ offer }: { readonly offer: ChildOffer }) {
  const { locale } = useSite()
  if (offer.earlierVat === null) return null
  const rate = formatOneDigit(locale.bcp47, offer.earlierVat.vatRate)
  return (
    <p className={s["quiet"]}>
      <Trans>
        Im Lieferzeitraum ändert sich die Mehrwertsteuer. Bei Lieferung vor der Änderung ({rate} %):{" "}
        <Price amount={offer.earlierVat.totalPrice} currency={offer.currency} />.
      </Trans>
    </p>
  )
}

/** Payment methods, shown before the order process starts (rule law.before-order). */
function PaidBy({ paymentIds }: Pick<ChildOffer, "paymentIds">) {
  const byDebit = paymentIds.includes(directDebitPaymentId)
  if (paymentIds.some(isInstalment))
    return byDebit ? (
      <Trans>Bezahlung nach der Lieferung: auf Rechnung, per Lastschrift oder in Monatsraten.</Trans>
    ) : (
      <Trans>Bezahlung: auf Rechnung, nach der Lieferung, oder in Monatsraten.</Trans>
    )
  return byDebit ? (
    <Trans>Bezahlung nach der Lieferung: auf Rechnung oder per Lastschrift.</Trans>
  ) : (
    <Trans>Bezahlung: auf Rechnung, nach der Lieferung.</Trans>
  )
}
