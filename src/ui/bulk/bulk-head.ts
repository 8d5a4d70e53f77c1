import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { bulkPointCount } from "../../domain/bulk/point-count.ts"

const { min, max } = bulkPointCount

/** Returns the title and description of the bulk order page, for search engines and tabs. */
export const bulkHead = (i18n: I18n, name: string) => [
  { title: i18n._(msg`${name} als Sammelbestellung: gemeinsam bestellen | Heizmarkt`) },
  {
    name: "description",
    content: i18n._(
      msg`${name} mit Nachbarn bestellen: ${min} bis ${max} Lieferstellen, ein Preis, aufgeteilt auf jeden Haushalt.`
    )
  }
]
