import { groupTable } from "../../../../domain/product/group-table.ts"
import { article, blocksOf, drawn, named, otherProducts, questions, table } from "../page-parts.ts"
import { written } from "../written-text.ts"
import { guide } from "./guide.ts"

const { id: groupId } = groupTable.loosePellets

/** Guide: when pellets are cheap, and what else influences their price. */
export const buyingCheaply = guide("pellets-guenstig-kaufen", "kaufen", {
  title: "Pellets günstig kaufen: wann, wie viel, bei wem",
  teaser:
    "Der Kalender, die Menge und der Weg zum Haus entscheiden über den Preis. Drei Dinge davon haben Sie selbst in der Hand.",
  seoTitle: "Pellets günstig kaufen: der richtige Zeitpunkt",
  description:
    "Wann Pellets im Jahr am wenigsten kosten, wie viel die Menge ausmacht und warum ein Vergleich mit der eigenen Postleitzahl mehr sagt als jeder Durchschnitt.",
  picture: drawn("jahreszeit", "Balken für zwölf Monate: im Frühjahr und im Sommer niedrig, im Winter hoch"),
  blocks: blocksOf(
    article(`
Pellets sind kein Börsengut, das im Minutentakt den Preis wechselt. Wer einmal im Jahr kauft, kann sich den Zeitpunkt aussuchen. Das ist der größte Hebel.

## Frühjahr und Sommer sind die Zeit zum Kaufen

Von März bis September sind Pellets meist am günstigsten. Dann sind die Lager der Werke voll, und die Silowagen haben Zeit. Am teuersten wird es in den ersten Wochen des Jahres und immer dann, wenn Ware knapp ist: Im Herbst 2022 kostete die Tonne in Deutschland mehr als das Doppelte dessen, was Anfang 2024 zu bezahlen war.

Warten Sie deshalb nicht, bis das Lager leer ist. Wer noch für sechs Wochen Vorrat hat, kann in Ruhe vergleichen und auf einen guten Tag warten. Unser [Preisalarm](/preisalarm) schreibt Ihnen, wenn der Preis Ihrer Region unter die Grenze fällt, die Sie nennen.

## Die Menge macht einige Prozent aus

Ein voller Silowagen fährt günstiger als ein halb leerer. Üblich ist der Vergleich bei sechs Tonnen.
`),
    table(
      "Preis je Tonne gegenüber sechs Tonnen, Erfahrungswert",
      ["Menge", "Preis je Tonne"],
      ["3 Tonnen", "rund 4 Prozent mehr"],
      ["6 Tonnen", "Vergleichswert"],
      ["12 Tonnen", "rund 2 bis 3 Prozent weniger"],
      ["26 Tonnen", "rund 4 Prozent weniger"]
    ),
    article(`
Bestellen Sie trotzdem nur, was Ihr Lager fasst: Was nicht hineingeht, fährt der Wagen wieder mit.

## Wie viele Pellets brauche ich?

Rechnen Sie vom alten Brennstoff aus. Ein Kilogramm Pellets enthält rund 4,8 Kilowattstunden, ein Liter Heizöl rund 10. Zwei Kilogramm Pellets ersetzen also etwa einen Liter Öl. Ein Haus, das bisher 2 500 Liter im Jahr brauchte, kommt mit gut fünf Tonnen aus.

## Ein Durchschnitt ist noch kein Angebot

Der [Preis des Landes](/pelletpreise) zeigt, wohin der Markt geht. Was Sie bezahlen, hängt an Ihrer Postleitzahl: am Weg vom Werk, an den Händlern, die bei Ihnen liefern, und an der Zufahrt. Geben Sie Postleitzahl und Menge ein, dann sehen Sie den Endpreis jedes Händlers mit allen Gebühren.
`),
    { type: "calculator", groupId, groups: [] },
    { type: "priceChart", chart: "pellets" },
    { type: "dealers", title: "Heute am günstigsten" },
    questions(
      [
        "Lohnt es sich, zwei Jahre auf einmal zu kaufen?",
        "Meist nicht. Pellets halten sich trocken gelagert lange, aber mit der Zeit entsteht Staub. Kaufen Sie so viel, wie Sie bis zum nächsten Sommer brauchen."
      ],
      [
        "Gilt der Preis bis zur Lieferung?",
        "Ja. Bestellt wird zu dem Preis je Tonne, den Sie beim Bestellen gesehen haben. Abgerechnet wird die Menge, die wirklich geliefert wurde."
      ]
    ),
    otherProducts()
  )
})

const feesOf = (words: string) => ({
  type: "text" as const,
  text: written(
    `Das Einblasen loser Pellets kostet eine Pauschale je Entladestelle${words}. Bei Säcken und Big Bags fällt sie nicht an. Weitere Posten können ein besonders langer Schlauch, ein kleiner Wagen, eine schnelle Lieferung oder ein fester Termin sein. Hier stehen alle, die für Ihre Auswahl anfallen, als eigene Zeile im Angebot.`
  )
})

/** Guide: the contents of an offer, and how buyers avoid surprises. */
export const readingOffers = guide("angebot-lesen", "kaufen", {
  title: "Ein Angebot richtig lesen",
  teaser: "Endpreis, Grundpreis, Lieferzeitraum: was in einem Angebot steht und worauf Sie achten sollten.",
  seoTitle: "Angebote für Brennstoffe richtig lesen",
  description:
    "Endpreis, Gebühren, Lieferzeitraum und Abrechnung: So vergleichen Sie Angebote für Pellets, Holz und Heizöl, ohne dass hinterher etwas dazukommt.",
  picture: drawn("rechnung", "Ein Angebot als Blatt mit Zeilen und einer hervorgehobenen Summe"),
  blocks: blocksOf(
    article(`
## Der Endpreis zählt

Vergleichen Sie nie nur den Preis je Tonne oder je 100 Liter. Entscheidend ist, was am Ende auf der Rechnung steht: mit Lieferung, allen Gebühren und Steuern. Nach diesem Betrag ist unsere [Liste sortiert](/reihenfolge).

## Welche Gebühren es gibt
`),
    named("gebuehren", feesOf(", in Deutschland oft rund 30 Euro")),
    article(`
## Der Lieferzeitraum ist ein Versprechen

Ein Angebot nennt zwei Tage: frühestens und spätestens. Gezählt werden Werktage. Wer es eilig hat, zahlt mehr; wer zwei Wochen Zeit lässt, bekommt oft den besseren Preis. In der Heizsaison werden die Wege länger, planen Sie dann Reserve ein.

## Bezahlt wird, was geliefert wurde

Ein Silowagen trifft Ihre Menge nicht auf das Kilogramm. Abweichungen bis etwa zehn Prozent sind üblich und werden zum vereinbarten Preis je Tonne abgerechnet. Die Waage oder der geeichte Zähler am Wagen druckt den Beleg: Heben Sie ihn auf.

## Woran Sie unseriöse Anbieter erkennen

- Bezahlt werden soll nur im Voraus, am besten auf ein Konto im Ausland.
- Der Preis liegt weit unter allen anderen.
- Die Zertifikatsnummer fehlt oder gehört zu einer anderen Firma.
- Kurz vor der Lieferung kommt eine neue Bankverbindung per E-Mail.

Prüfen Sie im Zweifel die Nummer des Zertifikats beim Herausgeber und rufen Sie den Händler unter einer Nummer an, die Sie selbst gefunden haben.
`),
    { type: "calculator", groupId, groups: [] },
    otherProducts()
  ),
  overrides: {
    2: { blocks: { gebuehren: { id: "gebuehren", ...feesOf(", in Österreich im Mittel rund 54 Euro") } } },
    3: { blocks: { gebuehren: { id: "gebuehren", ...feesOf("") } } }
  }
})
