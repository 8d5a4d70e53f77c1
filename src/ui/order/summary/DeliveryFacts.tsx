import { Trans } from "@lingui/react/macro"
import type { Calculation } from "../../../domain/options/calculation.ts"
import type { ChildOffer } from "../../../domain/offer/offer.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { formatPeriod } from "../../kit/format.ts"
import { useSite } from "../../kit/site.tsx"
import { type Fact, Facts } from "../Facts.tsx"

interface DeliveryFactsProps {
  readonly calculation: Calculation
  readonly offer: ChildOffer
}

/**
 * The delivery date, and the rule that applies if the delivered amount differs from the ordered amount (rule
 * law.summary).
 */
export function DeliveryFacts({ calculation, offer }: DeliveryFactsProps) {
  const { locale } = useSite()
  const facts: ReadonlyArray<Fact> = [
    {
      key: "window",
      label: <Trans>Lieferung</Trans>,
      value: (
        <strong>
          {formatPeriod(locale.bcp47, offer.startDeliveryPeriodDate, offer.endDeliveryPeriodDate)}
        </strong>
      )
    },
    { key: "amount", label: <Trans>Liefermenge</Trans>, value: <AmountRule calculation={calculation} /> }
  ]
  return <Facts facts={facts} />
}

/**
 * States the same rule for differing amounts as section 3 of the terms (decision 017: the delivered amount is
 * invoiced).
 */
function AmountRule({ calculation }: { readonly calculation: Calculation }) {
  return productGroup(calculation.productGroupId).isPallet ? (
    <Trans>Sie bezahlen die gelieferten Paletten zum vereinbarten Preis je Palette.</Trans>
  ) : (
    <Trans>
      Gemessen wird beim Abladen. Sie bezahlen die gelieferte Menge zum vereinbarten Einheitspreis;
      Abweichungen bis zu 10 % sind handelsüblich.
    </Trans>
  )
}
