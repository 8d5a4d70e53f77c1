import { Plural, Trans } from "@lingui/react/macro"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { formatDate, formatMoney } from "../kit/format.ts"
import { formatList } from "../kit/format-prices.ts"
import { useSite } from "../kit/site.tsx"
import { hasNoOwnPrice, type LocalPrices } from "./local-facts.ts"
import { NoPrices } from "./NoPrices.tsx"
import s from "../kit/price-sentence/PriceSentence.module.css"
import { useChangeWords } from "../kit/price-sentence/use-change-words.ts"

/** Sentence with today's price per tonne at a place, compared with past prices of the surrounding area. */
export function LocalSentence({ local }: { readonly local: LocalPrices }) {
  const { locale } = useSite()
  const words = useChangeWords()
  const { title, currency, figures, dealers, historyOf } = local
  const money = (amount: number) => formatMoney(locale.bcp47, currency, amount)
  const [best] = dealers ?? []
  const changes = [
    words.sinceYesterday(figures?.sinceYesterday),
    words.sinceWeek(figures?.sinceWeek),
    words.sinceThreeMonths(figures?.sinceThreeMonths)
  ].filter((each) => each !== undefined)
  const count = dealers?.length ?? 0
  return (
    <div className={s["box"]}>
      {best !== undefined && (
        <p className={s["sentence"]}>
          <Trans>
            {title}: Eine Tonne lose Holzpellets gibt es heute ab <strong>{money(best.unitPrice)}</strong>
          </Trans>{" "}
          (<Plural value={count} one="# Händler liefert hierher" other="# Händler liefern hierher" />
          ).
        </p>
      )}
      {hasNoOwnPrice(local) && (
        <p>
          <Trans>{title} hat keinen eigenen Preis; hier steht der des ganzen Landes.</Trans>
        </p>
      )}
      {figures !== undefined && (
        <>
          <p className={best === undefined ? s["sentence"] : undefined}>
            {best === undefined ? (
              <Trans>
                {historyOf}: Eine Tonne lose Holzpellets kostet im Mittel{" "}
                <strong>{money(toDecimal(figures.newest.price))}</strong>
              </Trans>
            ) : (
              <Trans>
                Im Mittel des Gebiets ({historyOf}) kostet sie{" "}
                <strong>{money(toDecimal(figures.newest.price))}</strong>
              </Trans>
            )}
            {changes.length > 0 && <>: {formatList(locale.bcp47, changes)}</>}.
          </p>
          <p className={s["basis"]}>
            <Trans>
              Stand {formatDate(locale.bcp47, isoOfDay(figures.newest.day))}. Preise für 6 Tonnen, mit
              Lieferung, Einblasen und Mehrwertsteuer.
            </Trans>
          </p>
        </>
      )}
      {best === undefined && figures === undefined && (
        <p className={s["basis"]}>
          <NoPrices />
        </p>
      )}
    </div>
  )
}
