import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { ChildOffer } from "../../../domain/offer/offer.ts"
import { hasOtherWindow, type PriceFigures } from "../../../domain/price/price-figures.ts"
import { DateRange, Price } from "../../kit/price/Price.tsx"
import s from "./PriceChange.module.css"

interface PriceChangeProps {
  /** The price figures that the user saw before; the new figures are compared with these. */
  readonly seen: PriceFigures
  readonly offer: ChildOffer
}

/** Old and new figures of a changed price, and old and new delivery windows (decision 021). */
export function PriceChange({ seen, offer }: PriceChangeProps) {
  return (
    <dl className={s["change"]}>
      {seen.totalPrice !== offer.totalPrice && (
        <Row
          label={<Trans>Gesamtpreis</Trans>}
          before={<Price amount={seen.totalPrice} currency={offer.currency} />}
          now={<Price amount={offer.totalPrice} currency={offer.currency} />}
        />
      )}
      {hasOtherWindow(seen, offer) && (
        <Row
          label={<Trans>Lieferung</Trans>}
          before={<DateRange from={seen.startDeliveryPeriodDate} to={seen.endDeliveryPeriodDate} />}
          now={<DateRange from={offer.startDeliveryPeriodDate} to={offer.endDeliveryPeriodDate} />}
        />
      )}
    </dl>
  )
}

interface RowProps {
  readonly label: ReactNode
  readonly before: ReactNode
  readonly now: ReactNode
}

function Row({ label, before, now }: RowProps) {
  return (
    <div className={s["row"]}>
      <dt>{label}</dt>
      <dd>
        <Trans>
          bisher <s>{before}</s>, jetzt <strong>{now}</strong>
        </Trans>
      </dd>
    </div>
  )
}
