import { Trans } from "@lingui/react/macro"
import { fromDecimal, toDecimal } from "../../domain/price/money.ts"
import type { ChildOffer } from "../../domain/offer/offer.ts"
import { instalmentPlan } from "../../domain/price/instalment.ts"
import { Price } from "../kit/price/Price.tsx"
import { formatRate } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import s from "./OfferDetails.module.css"

/**
 * All values that the law requires beside an instalment (rule payment.figures); the values are provisional until the
 * delivery.
 */
export function InstalmentFigures({ offer }: { readonly offer: ChildOffer }) {
  const { locale } = useSite()
  if (offer.monthlyRate === null) return null
  const plan = instalmentPlan(fromDecimal(offer.totalPrice), offer.monthlyRateCount)
  const percent = (hundredths: number) => formatRate(locale.bcp47, hundredths / 100)
  const sum = (cents: number) => <Price amount={toDecimal(cents)} currency={offer.currency} />
  return (
    <p className={s["quiet"]}>
      <Trans>
        Ratenzahlung: {plan.months} Monate, {sum(plan.rate)} im Monat, letzte Rate {sum(plan.lastRate)},
        Gesamtbetrag {sum(plan.total)}, gebundener Sollzins {percent(plan.nominalHundredths)} %, effektiver
        Jahreszins {percent(plan.effectiveHundredths)} %. Der Plan gilt vorläufig; abgerechnet wird die
        gelieferte Menge.
      </Trans>
    </p>
  )
}
