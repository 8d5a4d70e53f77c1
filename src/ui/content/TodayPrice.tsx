import { Trans } from "@lingui/react/macro"
import { countries } from "../../domain/place/country.ts"
import { amountWords } from "../../domain/product/amount.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { formatCount, formatTime } from "../kit/format.ts"
import { BasePrice, Price } from "../kit/price/Price.tsx"
import { useSite } from "../kit/site.tsx"
import { type LandingPrice, pricePerHundredLitres, pricePerKilogram } from "./landing-price.ts"
import s from "./TodayPrice.module.css"

function Figure({ price }: { readonly price: LandingPrice }) {
  const perKilogram = pricePerKilogram(price)
  return (
    <p className={s["figure"]}>
      {perKilogram === undefined ? (
        <Trans>
          ab <Price amount={pricePerHundredLitres(price)} currency={price.currency} /> je 100 l
        </Trans>
      ) : (
        <Trans>
          ab <BasePrice amount={perKilogram} currency={price.currency} unit="kg" />
        </Trans>
      )}
    </p>
  )
}

/**
 * Today's lowest price per kilogram or 100 litres, with the basis of this price; shows a message if there is no price.
 */
export function TodayPrice({ price }: { readonly price: LandingPrice | undefined }) {
  const { locale } = useSite()
  if (price === undefined)
    return (
      <p className={s["basis"]}>
        <Trans>
          Heute können wir hier keinen Preis nennen. Fragen Sie mit Ihrer Postleitzahl: Die Liste zeigt, wer
          zu Ihnen liefert.
        </Trans>
      </p>
    )
  const group = productGroup(price.groupId)
  const time = formatTime(locale.bcp47, countries[locale.countryId].timeZone, price.dateTime)
  const isOne = price.amount === 1
  const amount = amountWords(price.amount, group.unit, locale.countryId)
  const weight = group.isPallet
    ? formatCount(locale.bcp47, price.amount * (group.kilogramsPerUnit ?? 1))
    : undefined
  return (
    <div className={s["price"]}>
      <Figure price={price} />
      <p className={s["basis"]}>
        {weight === undefined ? (
          <Trans>Günstigstes Angebot des Landes für {amount}</Trans>
        ) : isOne ? (
          <Trans>Günstigstes Angebot des Landes für eine Palette ({weight} kg)</Trans>
        ) : (
          <Trans>
            Günstigstes Angebot des Landes für {amount} ({weight} kg)
          </Trans>
        )}
        <Trans>, mit Lieferung, Gebühren und Mehrwertsteuer. Stand {time} Uhr.</Trans>
      </p>
    </div>
  )
}
