import { Trans } from "@lingui/react/macro"
import { countries, type CountryId } from "../../../domain/place/country.ts"
import type { AlarmWish } from "../../../domain/alarm/price-alarm.ts"
import { type ProductGroup, productGroups } from "../../../domain/product/product-group.ts"
import { formatMoney } from "../format.ts"
import { AmountText } from "../orders/AmountText.tsx"
import { PriceUnit } from "../price/PriceUnit.tsx"
import { useSite } from "../site.tsx"

/** Returns the group of a product; the API contract allows only products of these groups. */
export const groupOf = (productId: number): ProductGroup | undefined =>
  productGroups.find((group) => group.productId === productId)

/** Goods of an alarm: "Holzpellets lose, 6.000 kg". */
export function AlarmGoods({ alarm }: { readonly alarm: AlarmWish }) {
  const group = groupOf(alarm.productId)
  if (group === undefined) return null
  return (
    <>
      {group.name}, <AmountText amount={alarm.amount} unit={group.unit} />
    </>
  )
}

/** A price per price unit: "300,00 € je Tonne". */
export function AlarmPrice({ alarm, price }: { readonly alarm: AlarmWish; readonly price: number }) {
  const { locale } = useSite()
  const group = groupOf(alarm.productId)
  const { currencyCode } = countries[alarm.countryId]
  return (
    <>
      {formatMoney(locale.bcp47, currencyCode, price)}{" "}
      {group !== undefined && <PriceUnit unit={{ amount: group.priceUnitAmount, unit: group.unit }} />}
    </>
  )
}

/** Area of an alarm: "Region von 80331", "ganz Österreich". */
export function AlarmPlace({
  alarm: { countryId, zipCode }
}: {
  readonly alarm: { readonly countryId: CountryId; readonly zipCode: string }
}) {
  if (zipCode !== "") return <Trans>Region von {zipCode}</Trans>
  return <WholeCountry countryId={countryId} />
}

function WholeCountry({ countryId }: { readonly countryId: CountryId }) {
  switch (countryId) {
    case 1:
      return <Trans>ganz Deutschland</Trans>
    case 2:
      return <Trans>ganz Österreich</Trans>
    case 3:
      return <Trans>ganze Schweiz und Liechtenstein</Trans>
  }
}
