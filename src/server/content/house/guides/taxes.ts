import type { BlockOf } from "../../../../domain/content/block.ts"
import { article, blocksOf, drawn, named, otherProducts, table } from "../page-parts.ts"
import { written } from "../written-text.ts"
import { guide } from "./guide.ts"

type Country = {
  readonly rates: BlockOf<"table">
  readonly carbon: BlockOf<"text">
  readonly withdrawal: BlockOf<"text">
}

const rates = (...rows: ReadonlyArray<readonly [goods: string, rate: string]>): BlockOf<"table"> => ({
  id: "saetze",
  type: "table",
  caption: "Steuersätze auf Brennstoffe",
  head: ["Brennstoff", "Satz"],
  rows
})

const text = (id: string, words: string): BlockOf<"text"> => ({ id, type: "text", text: written(words) })

const germany: Country = {
  rates: rates(
    ["Pellets, Briketts, Brennholz", "7 Prozent"],
    ["Hackschnitzel zum Heizen, unter 25 Prozent Wasser", "7 Prozent"],
    ["Hackschnitzel ab 25 Prozent Wasser", "7 Prozent mit Zusicherung, sonst 19 Prozent"],
    ["Heizöl, Diesel, AdBlue", "19 Prozent"]
  ),
  carbon: text(
    "co2",
    "Auf Heizöl und Diesel liegt ein Preis für CO₂. 2025 waren es 55 Euro je Tonne, für 2026 gilt ein Korridor von 55 bis 65 Euro. Bei 2,67 Kilogramm CO₂ je Liter sind das rund 17 bis 21 Cent je Liter mit Steuer. Pellets und anderes Holz sind davon ausgenommen."
  ),
  withdrawal: text(
    "widerruf",
    "Verbraucher können eine Bestellung binnen 14 Tagen widerrufen, auch bei Heizöl und losen Pellets. Das Recht endet, sobald die Ware im Tank oder Lager mit dem Rest vermischt ist. Den Widerruf erklären Sie mit zwei Klicks und ohne Anmeldung auf der Seite [Vertrag widerrufen](/vertrag-widerrufen)."
  )
}

const austria: Country = {
  rates: rates(
    ["Pellets, Briketts, Brennholz, Hackschnitzel", "13 Prozent"],
    ["Heizöl, Diesel, AdBlue", "20 Prozent"]
  ),
  carbon: text(
    "co2",
    "Auf Heizöl und Diesel liegt ein Preis für CO₂. Er ist bis Ende 2026 mit 55 Euro je Tonne festgelegt; das sind rund 18 Cent je Liter mit Steuer. Pellets und anderes Holz sind davon ausgenommen."
  ),
  withdrawal: text(
    "widerruf",
    "Verbraucher können von einer Bestellung im Internet binnen 14 Tagen zurücktreten. Bei losen Pellets und Heizöl endet das Recht, sobald die Ware mit dem Rest im Lager oder Tank vermischt ist. Am schnellsten geht es auf der Seite [Vertrag widerrufen](/vertrag-widerrufen)."
  )
}

const switzerland: Country = {
  rates: rates(["Alle Brennstoffe", "8,1 Prozent"]),
  carbon: text(
    "co2",
    "Auf Heizöl liegt die CO₂-Abgabe von 120 Franken je Tonne. Das sind 31.80 Franken je 100 Liter, mit Mehrwertsteuer 34.38 Franken. Holz ist davon ausgenommen."
  ),
  withdrawal: text(
    "widerruf",
    "Ein gesetzliches Widerrufsrecht gibt es für Bestellungen im Internet nicht. Prüfen Sie deshalb Menge, Adresse und Termin, bevor Sie bestellen. Was unsere Händler freiwillig einräumen, steht in den [AGB](/agb)."
  )
}

const blocksIn = ({ rates: saetze, carbon: co2, withdrawal: widerruf }: Country) => ({
  saetze,
  co2,
  widerruf
})

/** Guide: taxes, the carbon price and withdrawal, with the differences between countries. */
export const taxes = guide("steuer-und-co2", "recht", {
  title: "Steuer, CO₂ und Widerruf",
  teaser: "Welcher Steuersatz auf Pellets und Heizöl gilt, was CO₂ kostet und wann Sie noch zurückkönnen.",
  seoTitle: "Steuer und CO₂-Preis auf Brennstoffe",
  description:
    "Umsatzsteuer auf Pellets, Holz und Heizöl, der Preis für CO₂ je Liter und das Recht zum Widerruf, kurz erklärt für Ihr Land.",
  picture: drawn("rechnung", "Ein Angebot als Blatt mit Zeilen und einer hervorgehobenen Summe"),
  blocks: blocksOf(
    article(`
Alle Preise auf diesen Seiten sind Endpreise: mit Steuer, Gebühren und Lieferung. Was darin steckt, lesen Sie hier.

## Der Steuersatz
`),
    germany.rates,
    article(`
Es gilt der Satz am **Tag der Lieferung**, nicht am Tag der Bestellung. Reicht ein Lieferzeitraum über eine Änderung hinweg, nennt das Angebot beide Beträge. Gebühren wie das Einblasen werden wie die Ware besteuert.

## Der Preis für CO₂
`),
    germany.carbon,
    article("## Zurücktreten und widerrufen"),
    germany.withdrawal,
    named(
      "hinweis",
      table(
        "Wo Sie es auf der Rechnung finden",
        ["Zeile", "Was sie sagt"],
        ["Ware", "Menge mal Preis je Einheit"],
        ["Gebühren", "jede einzeln, mit ihrem Grund"],
        ["Steuer", "der Satz am Tag der Lieferung"]
      )
    ),
    otherProducts()
  ),
  overrides: {
    2: { blocks: blocksIn(austria) },
    3: {
      description:
        "Mehrwertsteuer auf Pellets, Holz und Heizöl, die CO₂-Abgabe je Liter und was beim Bestellen gilt, kurz erklärt.",
      blocks: blocksIn(switzerland)
    }
  }
})
