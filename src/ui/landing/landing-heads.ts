import type { I18n, MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

interface LandingHead {
  readonly title: MessageDescriptor
  readonly description: MessageDescriptor
}

/** What searches show of the landing pages. */
export const landingHeads: Readonly<Record<"pellets" | "woodChips" | "briquettes", LandingHead>> = {
  pellets: {
    title: msg`Pellets lose, als Sackware oder im Big Bag: Preise vergleichen | Heizmarkt`,
    description: msg`Drei Lieferformen für Holzpellets im Vergleich: Preis je Kilogramm heute, Lager, Lieferung und Arbeit. Mit Postleitzahl und Menge direkt zu den Angeboten.`
  },
  woodChips: {
    title: msg`Hackschnitzel: Preise vergleichen und bestellen | Heizmarkt`,
    description: msg`Was Hackschnitzel heute je Kilogramm kosten, worauf es bei Wassergehalt, Körnung und Lager ankommt und wer zu Ihnen liefert.`
  },
  briquettes: {
    title: msg`Holzbriketts auf der Palette: Preise vergleichen | Heizmarkt`,
    description: msg`Was Holzbriketts heute je Kilogramm kosten, für welche Öfen sie taugen, wie Sie sie lagern und wer zu Ihnen liefert.`
  }
}

/** The head of a landing page in the language of its visitor. */
export const landingHead = (i18n: I18n, page: keyof typeof landingHeads) => {
  const { title, description } = landingHeads[page]
  return { meta: [{ title: i18n._(title) }, { name: "description", content: i18n._(description) }] }
}
