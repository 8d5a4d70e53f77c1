import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { localeOfCountry } from "../../domain/locale/locale.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { formatMoney } from "../kit/format.ts"
import { structuredData } from "../kit/documents/structured-data.ts"
import type { LocalPrices } from "./local-facts.ts"
import { type AddressOf, offersData, questionsData, trailData } from "./price-structured-data.ts"

/** The head of a place's price page: today's price belongs into what searches show. */
export const localHead = (i18n: I18n, local: LocalPrices, addressOf: AddressOf) => {
  const { title, figures, dealers, currency } = local
  const tag = localeOfCountry(local.countryId).bcp47
  const [best] = dealers ?? []
  const amount = best?.unitPrice ?? (figures === undefined ? undefined : toDecimal(figures.newest.price))
  const description =
    amount === undefined
      ? msg`Was Holzpellets in ${title} kosten: Preise der Händler, Verlauf und Nachbarorte im Vergleich.`
      : msg`Holzpellets in ${title}: heute ${formatMoney(tag, currency, amount)} je Tonne bei 6 Tonnen. Händler, Verlauf und Nachbarorte im Vergleich.`
  return {
    meta: [
      { title: i18n._(msg`Pelletpreise ${title} heute: Händler und Verlauf | Heizmarkt`) },
      { name: "description", content: i18n._(description) },
      ...structuredData(
        trailData(local, addressOf),
        questionsData(i18n, local.countryId),
        ...offersData(i18n, local)
      )
    ]
  }
}
