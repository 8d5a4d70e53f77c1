import { Trans } from "@lingui/react/macro"
import type { CurrencyCode } from "../../../domain/place/country.ts"
import type { PriceFigures, PriceOfDay } from "../../../domain/price-history/price-figures.ts"
import { isoOfDay } from "../../../domain/price/local-day.ts"
import { toDecimal } from "../../../domain/price/money.ts"
import { useCountryPhrase } from "../documents/use-country-phrase.ts"
import { formatDate, formatMoney } from "../format.ts"
import { formatList } from "../format-prices.ts"
import { useSite } from "../site.tsx"
import s from "./PriceSentence.module.css"
import { useChangeWords } from "./use-change-words.ts"

interface PriceSentenceProps {
  readonly figures: PriceFigures
  readonly currency: CurrencyCode
}

/**
 * A quotable sentence with the current price, and the highest and lowest price of the last three years with the days on
 * which they occurred.
 */
export function PriceSentence({ figures, currency }: PriceSentenceProps) {
  const { locale } = useSite()
  const place = useCountryPhrase()
  const words = useChangeWords()
  const { newest, highest, lowest, average } = figures
  const money = (cents: number) => formatMoney(locale.bcp47, currency, toDecimal(cents))
  const day = ({ day: at }: PriceOfDay) => formatDate(locale.bcp47, isoOfDay(at))
  const changes = [
    words.sinceYesterday(figures.sinceYesterday),
    words.sinceWeek(figures.sinceWeek),
    words.sinceThreeMonths(figures.sinceThreeMonths)
  ].filter((each) => each !== undefined)
  const price = money(newest.price)
  const dated = day(newest)
  return (
    <div className={s["box"]}>
      <p className={s["sentence"]}>
        <Trans>
          Eine Tonne lose Holzpellets kostet {place} im Mittel <strong>{price}</strong>
        </Trans>
        {changes.length > 0 && <>: {formatList(locale.bcp47, changes)}</>}.
      </p>
      <p className={s["basis"]}>
        <Trans>
          Stand {dated}. Mittel der günstigsten Angebote aller Postleitzahlen für 6 Tonnen, mit Lieferung,
          Einblasen und Mehrwertsteuer.
        </Trans>
      </p>
      <dl className={s["extremes"]}>
        <div>
          <dt>
            <Trans>Tiefster Preis in drei Jahren</Trans>
          </dt>
          <dd>
            <strong>{money(lowest.price)}</strong> <Trans>am {day(lowest)}</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Höchster Preis in drei Jahren</Trans>
          </dt>
          <dd>
            <strong>{money(highest.price)}</strong> <Trans>am {day(highest)}</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Mittel der drei Jahre</Trans>
          </dt>
          <dd>
            <strong>{money(average)}</strong>
          </dd>
        </div>
      </dl>
    </div>
  )
}
