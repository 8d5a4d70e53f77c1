import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { CurrencyCode } from "../../domain/place/country.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { useCountryPhrase } from "../kit/documents/use-country-phrase.ts"
import { formatMoney } from "../kit/format.ts"
import { formatChange } from "../kit/format-prices.ts"
import { useHref, useSite } from "../kit/site.tsx"
import s from "./NationalPrice.module.css"

interface NationalPriceProps {
  /** Cents per tonne of loose pellets. */
  readonly price: number
  readonly currency: CurrencyCode
  /** Change in per cent compared with a week ago; undefined if it is not known. */
  readonly sinceWeek: number | undefined
  /** The chart of the last year. */
  readonly chart: ReactNode
}

/** The price of a tonne in the country, its change since last week, and the chart of the last year. */
export function NationalPrice({ price, currency, sinceWeek, chart }: NationalPriceProps) {
  const { locale } = useSite()
  const href = useHref()
  const place = useCountryPhrase()
  return (
    <section aria-labelledby="national-price" className={s["section"]}>
      <div className={s["words"]}>
        <h2 id="national-price">
          <Trans>Pelletpreis {place}</Trans>
        </h2>
        <p className={s["price"]}>
          {formatMoney(locale.bcp47, currency, toDecimal(price))}{" "}
          <span className={s["unit"]}>
            <Trans>je Tonne</Trans>
          </span>
        </p>
        {sinceWeek !== undefined && (
          <p className={s["change"]}>
            <Trans>{formatChange(locale.bcp47, sinceWeek)} gegenüber der Vorwoche</Trans>
          </p>
        )}
        <p className={s["basis"]}>
          <Trans>
            Mittel der günstigsten Angebote aller Postleitzahlen für 6 Tonnen, lose, mit Lieferung, Einblasen
            und Mehrwertsteuer.
          </Trans>
        </p>
        <p>
          <a href={href("/pelletpreise")} className={s["way"]}>
            <Trans>Verlauf, Regionen und Hintergründe</Trans>
          </a>
        </p>
      </div>
      <div className={s["chart"]}>{chart}</div>
    </section>
  )
}
