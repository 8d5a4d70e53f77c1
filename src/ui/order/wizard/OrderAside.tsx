import { Trans } from "@lingui/react/macro"
import { ChevronDown } from "lucide-react"
import { useState } from "react"
import { zipsOfStations } from "../../../domain/bulk/planned-points.ts"
import type { Calculation } from "../../../domain/options/calculation.ts"
import type { ChildOffer } from "../../../domain/offer/offer.ts"
import { goodsName } from "../../../domain/options/products.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { BasePrice, DateRange, Price } from "../../kit/price/Price.tsx"
import { AmountText } from "../../kit/orders/AmountText.tsx"
import s from "./OrderAside.module.css"

interface OrderAsideProps {
  readonly calculation: Calculation
  readonly offer: ChildOffer
  /** URL of the offer list with the same parameters. */
  readonly listHref: string
}

/** Summary of the order: beside the step on wide screens; on a phone, collapsed and opened with one tap. */
export function OrderAside({ calculation, offer, listHref }: OrderAsideProps) {
  const [open, setOpen] = useState(false)
  return (
    <section className={s["aside"]} aria-labelledby="order-aside" data-state={open ? "open" : "closed"}>
      <h2 id="order-aside" className={s["title"]}>
        <button
          type="button"
          className={s["toggle"]}
          aria-expanded={open}
          aria-controls="order-aside-content"
          onClick={() => setOpen(!open)}
        >
          <span>
            <Trans>Ihre Bestellung</Trans>
          </span>
          <span className={s["sum"]}>
            <Price amount={offer.totalPrice} currency={offer.currency} />
          </span>
          <ChevronDown size={20} aria-hidden="true" className={s["chevron"]} />
        </button>
        <span className={s["plain"]}>
          <Trans>Ihre Bestellung</Trans>
        </span>
      </h2>
      <div id="order-aside-content" className={s["content"]}>
        <Contents calculation={calculation} offer={offer} />
        <a href={listHref}>
          <Trans>Menge oder Angebot ändern</Trans>
        </a>
      </div>
    </section>
  )
}

function Contents({ calculation, offer }: Omit<OrderAsideProps, "listHref">) {
  const group = productGroup(calculation.productGroupId)
  const zips = [...new Set(zipsOfStations(calculation))].join(", ")
  const from = offer.startDeliveryPeriodDate
  const to = offer.endDeliveryPeriodDate
  return (
    <>
      <p>
        <strong>{goodsName(group.id, offer)}</strong>
        <br />
        <AmountText amount={calculation.amount} unit={group.unit} /> · <Trans>PLZ {zips}</Trans>
      </p>
      <p>
        <span className={s["label"]}>
          <Trans>Verkäufer</Trans>
        </span>
        {offer.seller.name}
      </p>
      <p>
        <span className={s["label"]}>
          <Trans>Lieferung</Trans>
        </span>
        <DateRange from={from} to={to} />
      </p>
      <p className={s["total"]}>
        <span className={s["label"]}>
          <Trans>Gesamtpreis inkl. Steuer und Lieferung</Trans>
        </span>
        <strong>
          <Price amount={offer.totalPrice} currency={offer.currency} />
        </strong>
        <span className={s["label"]}>
          <BasePrice amount={offer.basePrice} currency={offer.currency} unit={offer.basePriceUnit} />
        </span>
      </p>
    </>
  )
}
