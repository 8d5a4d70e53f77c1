import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { CountryId } from "../../domain/place/country.ts"
import type { ChildOffer } from "../../domain/offer/offer.ts"
import { goodsName } from "../../domain/options/products.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { formatCount, formatOneDigit } from "../kit/format.ts"
import { BasePrice, Price } from "../kit/price/Price.tsx"
import { useSite } from "../kit/site.tsx"
import { AmountText } from "../kit/orders/AmountText.tsx"
import s from "./PriceLines.module.css"

/** Each country's name for its value added tax. */
export const vatWords: Readonly<Record<CountryId, string>> = { 1: "MwSt.", 2: "USt.", 3: "MWST" }

interface PriceLinesProps {
  readonly calculation: Calculation
  readonly offer: ChildOffer
}

/** Goods, fees and total as lines, with VAT, unit price and base price (rules law.summary and law.prices). */
export function PriceLines({ calculation, offer }: PriceLinesProps) {
  const { currency } = offer
  const group = productGroup(calculation.productGroupId)
  return (
    <div className={s["price"]}>
      <table className={s["lines"]}>
        <tbody>
          <tr>
            <th scope="row">
              {goodsName(group.id, offer)}, <AmountText amount={calculation.amount} unit={group.unit} />
            </th>
            <td>
              <Price amount={offer.goodsPrice} currency={currency} />
            </td>
          </tr>
          {offer.fees.map((fee) => (
            <tr key={`${fee.key} ${fee.name}`}>
              <th scope="row">{fee.name}</th>
              <td>
                <Price amount={fee.amount} currency={currency} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <Trans>Lieferung</Trans>
            </th>
            <td>
              <Trans>inklusive</Trans>
            </td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>Gesamtpreis</Trans>
            </th>
            <td data-part="total">
              <Price amount={offer.totalPrice} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </table>
      <VatLine offer={offer} countryId={calculation.countryId} />
      <p className={s["note"]}>
        <UnitPrice offer={offer} /> · <Trans>Grundpreis</Trans>{" "}
        <BasePrice amount={offer.basePrice} currency={currency} unit={offer.basePriceUnit} />
      </p>
    </div>
  )
}

/** Total per price unit, e.g. "406,51 € je 1.000 kg". */
export function UnitPrice({ offer }: { readonly offer: ChildOffer }) {
  const { locale } = useSite()
  const { amount, unit } = offer.unitPriceUnit
  const unitText = amount === 1 ? unit : `${formatCount(locale.bcp47, amount)} ${unit}`
  return (
    <Trans>
      <Price amount={offer.unitPrice} currency={offer.currency} /> je {unitText}
    </Trans>
  )
}

function VatLine({ offer, countryId }: { readonly offer: ChildOffer; readonly countryId: CountryId }) {
  const { locale } = useSite()
  const word = vatWords[countryId]
  const rate = formatOneDigit(locale.bcp47, offer.vatRate)
  const { earlierVat } = offer
  return (
    <>
      <p className={s["note"]}>
        <Trans>
          Darin {rate} % {word}: <Price amount={offer.vatAmount} currency={offer.currency} /> · Netto:{" "}
          <Price amount={offer.netTotal} currency={offer.currency} />
        </Trans>
      </p>
      {earlierVat !== null && (
        <p className={s["change"]}>
          <EarlierVat
            rate={formatOneDigit(locale.bcp47, earlierVat.vatRate)}
            word={word}
            vat={<Price amount={earlierVat.vatAmount} currency={offer.currency} />}
            total={<Price amount={earlierVat.totalPrice} currency={offer.currency} />}
          />
        </p>
      )}
    </>
  )
}

interface EarlierVatProps {
  readonly rate: string
  readonly word: string
  readonly vat: ReactNode
  readonly total: ReactNode
}

/**
 * Sentence for the case that the VAT rate changes within the delivery period: the rate on the day of delivery applies,
 * so both totals are shown before ordering (rule price.vat).
 */
function EarlierVat({ rate, word, vat, total }: EarlierVatProps) {
  return (
    <Trans>
      Im Lieferzeitraum ändert sich der Steuersatz. Wird vorher geliefert, gelten {rate} % {word} ({vat}) und
      der Gesamtpreis {total}.
    </Trans>
  )
}
