import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { localeOfCountry } from "../../domain/locale/locale.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { formatMoney } from "../kit/format.ts"
import { structuredData } from "../kit/documents/structured-data.ts"
import type { LocalPrices } from "./local-facts.ts"
import { previewMeta } from "./preview-meta.ts"
import { type AddressOf, trailData } from "../kit/documents/trail-data.ts"
import { offersData, questionsData } from "./price-structured-data.ts"

/** Returns the head of a place's price page, which includes today's price for search results. */
export const localHead = (i18n: I18n, local: LocalPrices, addressOf: AddressOf, isSample: boolean) => {
  const { title, figures, dealers, currency } = local
  const tag = localeOfCountry(local.countryId).bcp47
  const [best] = dealers ?? []
  const price = (amount: number) => formatMoney(tag, currency, amount)
  // without offers, the place has no price of its own, so the text names the area to which the average applies
  const words =
    best !== undefined
      ? msg`Holzpellets in ${title}: heute ab ${price(best.unitPrice)} je Tonne bei 6 Tonnen. Händler, Verlauf und Nachbarorte im Vergleich.`
      : figures === undefined
        ? msg`Was Holzpellets in ${title} kosten: Verlauf und Nachbarorte im Vergleich.`
        : local.historyOf === title
          ? msg`Holzpellets in ${title}: heute im Mittel ${price(toDecimal(figures.newest.price))} je Tonne bei 6 Tonnen. Gebiete und Verlauf im Vergleich.`
          : msg`Was Holzpellets in ${title} kosten. Das Mittel des Gebiets ${local.historyOf} ist heute ${price(toDecimal(figures.newest.price))} je Tonne. Verlauf und Nachbarorte im Vergleich.`
  const page = {
    title: i18n._(msg`Pelletpreise ${title} heute: Händler und Verlauf | Heizmarkt`),
    description: i18n._(words)
  }
  const { countryId, path, regionSlug } = local
  return {
    meta: [
      { title: page.title },
      { name: "description", content: page.description },
      ...previewMeta({ countryId, chart: "pellets", region: regionSlug, path, ...page }, addressOf),
      ...structuredData(
        trailData(local, addressOf),
        questionsData(i18n, countryId),
        ...offersData(i18n, local, isSample)
      )
    ]
  }
}
