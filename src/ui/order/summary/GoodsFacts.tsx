import { Plural, Trans } from "@lingui/react/macro"
import type { Calculation } from "../../../domain/options/calculation.ts"
import type { ChildOffer } from "../../../domain/offer/offer.ts"
import { qualityFacts } from "../../../domain/offer/quality-facts.ts"
import { optionsOf } from "../../../domain/options/catalogue.ts"
import { wordsOf } from "../../../domain/options/option-words.ts"
import { gentleBlowing } from "../../../domain/options/option-ids.ts"
import { goodsName } from "../../../domain/options/products.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { DateText } from "../../kit/price/Price.tsx"
import { AmountText } from "../../kit/orders/AmountText.tsx"
import { type Fact, Facts } from "../Facts.tsx"

interface Goods {
  readonly calculation: Calculation
  readonly offer: Pick<ChildOffer, "certificationIds" | "productId" | "palletBags">
}

/** Returns the names of the chosen delivery options, without the payment method, which the payment section shows. */
const conditions = ({ parameters, productGroupId }: Calculation): ReadonlyArray<Fact> =>
  parameters.flatMap((choice) => {
    const option = optionsOf(productGroupId).find((each) => each.id === choice.id)
    if (option === undefined || option.group === "Payment" || option.key === "DesiredDateNone") return []
    const value =
      choice.desiredDate === undefined ? (
        wordsOf(choice, productGroupId)
      ) : (
        <DateText date={choice.desiredDate} long />
      )
    return [{ key: option.group, label: <ConditionName group={option.group} />, value }]
  })

function ConditionName({ group }: { readonly group: string }) {
  switch (group) {
    case "MaxDelivery":
      return <Trans>Lieferfrist</Trans>
    case "DeliveryTime":
      return <Trans>Lieferzeit</Trans>
    case "TruckSize":
      return <Trans>Zufahrt</Trans>
    case "TubeLength":
      return <Trans>Schlauch</Trans>
    default:
      return <Trans>Wunschtermin</Trans>
  }
}

/** The ordered goods: product, quality, amount per delivery point and the conditions of delivery (rule law.summary). */
export function GoodsFacts({ calculation, offer, tight = false }: Goods & { readonly tight?: boolean }) {
  const group = productGroup(calculation.productGroupId)
  const { stations } = calculation
  const facts: ReadonlyArray<Fact> = [
    { key: "product", label: <Trans>Produkt</Trans>, value: goodsName(group.id, offer) },
    ...qualityFacts(group, offer, calculation.countryId).map(({ name, value }) => ({
      key: name,
      label: name,
      value
    })),
    {
      key: "amount",
      label: <Trans>Menge</Trans>,
      value: (
        <>
          <AmountText amount={calculation.amount} unit={group.unit} />{" "}
          <Plural value={stations} one="an einer Lieferstelle" other="an # Lieferstellen" />
        </>
      )
    },
    ...(calculation.product.climateNeutral === true
      ? [{ key: "climate", label: <Trans>Klimabeitrag</Trans>, value: <Trans>enthalten</Trans> }]
      : []),
    ...(calculation.looseBlowingProcess.includes(gentleBlowing.id)
      ? [{ key: "blowing", label: <Trans>Einblasen</Trans>, value: gentleBlowing.name }]
      : []),
    ...conditions(calculation),
    ...(calculation.appointmentPlus
      ? [
          {
            key: "appointment",
            label: <Trans>Termin Plus</Trans>,
            value: <Trans>feste Stunde nach Absprache</Trans>
          }
        ]
      : [])
  ]
  return <Facts facts={facts} tight={tight} />
}
