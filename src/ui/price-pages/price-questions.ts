import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { CountryId } from "../../domain/place/country.ts"
import { howPricesAreMade } from "../kit/price-sentence/how-prices-are-made.ts"

/** A question about prices with its answer, for the page and for search engines. */
export interface PriceQuestion {
  readonly title: MessageDescriptor
  readonly answer: MessageDescriptor
  /** Link to further information. */
  readonly more?: { readonly path: `/${string}`; readonly text: MessageDescriptor }
}

const swissOnly: ReadonlyArray<PriceQuestion> = [
  {
    title: msg`Warum haben manche Kantone keinen eigenen Preis?`,
    answer: msg`Dort gibt es zu wenige Angebote für ein eigenes Mittel. Wir zeigen dann den Preis des ganzen Landes und sagen es dazu.`
  }
]

/** Returns frequent questions about prices and about how the prices are calculated. */
export const priceQuestions = (countryId: CountryId): ReadonlyArray<PriceQuestion> => [
  {
    title: msg`Wie kommt der Preis zustande?`,
    answer: howPricesAreMade
  },
  {
    title: msg`Warum ist mein Preis ein anderer?`,
    answer: msg`Das Mittel ist kein Angebot. Ihr Preis hängt davon ab, wohin geliefert wird, wie viel Sie bestellen, wie schnell es gehen soll und wie lang der Schlauch sein muss. Mit Postleitzahl und Menge sehen Sie die Angebote der Händler, die zu Ihnen kommen.`
  },
  {
    title: msg`Ist jetzt ein guter Zeitpunkt?`,
    answer: msg`Pellets sind meist vom Frühjahr bis in den Sommer am günstigsten und im Winter am teuersten. Das Band im Bild zeigt, wie die drei Jahre davor zur selben Jahreszeit lagen. Eine Vorhersage ist das nicht: Knappheit und Wetter haben Preise auch schon im Sommer steigen lassen.`
  },
  ...(countryId === 3 ? swissOnly : []),
  {
    title: msg`In welcher Reihenfolge stehen die Angebote?`,
    answer: msg`Nach dem Endpreis, sofern Sie nicht anders sortieren.`,
    more: { path: "/reihenfolge", text: msg`So entsteht die Reihenfolge` }
  }
]
