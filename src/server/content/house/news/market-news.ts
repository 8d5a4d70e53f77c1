import { table } from "../page-parts.ts"
import { news, type SampleArticle } from "./article.ts"

const curve = ["verlauf", "Eine Preislinie, die erst fällt und dann wieder steigt"] as const
const seasons = [
  "jahreszeit",
  "Balken für zwölf Monate: im Frühjahr und im Sommer niedrig, im Winter hoch"
] as const

/** News on price developments. */
export const marketNews: ReadonlyArray<SampleArticle> = [
  news(
    "pelletpreis-im-winter",
    1,
    {
      title: "Warum Pellets im Winter mehr kosten",
      teaser:
        "Kälte, kurze Tage, volle Auftragsbücher: was den Preis in der Heizsaison treibt und wann er wieder nachgibt.",
      picture: seasons,
      text: `
In der Heizsaison bestellen viele gleichzeitig. Die Silowagen sind ausgebucht, die Lager der Werke leeren sich, und der Preis je Tonne steigt. Am höchsten steht er meist in den ersten Wochen des Jahres.

Im Frühjahr dreht sich das Bild. Die Werke produzieren weiter, gekauft wird weniger. Wer jetzt noch Vorrat hat, wartet am besten bis März.

Wer nicht warten kann, bestellt eine kleinere Menge und füllt im Sommer auf. Wie sich das rechnet, steht im [Ratgeber zum günstigen Kauf](/info-center/pellets-guenstig-kaufen).
`,
      more: [{ type: "priceChart", chart: "pellets" }]
    },
    { featured: true }
  ),
  news("was-der-durchschnitt-nicht-sagt", 9, {
    title: "Was ein Durchschnittspreis nicht sagt",
    teaser: "Zwischen dem Mittel des Landes und Ihrem Angebot können zehn Prozent liegen. Woran das liegt.",
    picture: curve,
    text: `
Unser [Preis des Landes](/pelletpreise) ist das Mittel der günstigsten Angebote aller Postleitzahlen für sechs Tonnen. Er zeigt den Trend. Ein Angebot ist er nicht.

Auf dem Land sind die Wege länger, in der Stadt die Zufahrten enger. Im Norden und Osten Deutschlands ist die Tonne oft einige Prozent teurer als im Süden, wo die meisten Werke stehen. Dazu kommen Menge, Wagen und Liefertermin.

Sicher ist nur der Vergleich mit der eigenen Postleitzahl.
`
  }),
  news("heizoel-und-dollar", 16, {
    title: "Heizöl: Der Dollar heizt mit",
    teaser: "Rohöl wird in Dollar bezahlt. Warum der Preis steigen kann, obwohl das Öl billiger wird.",
    picture: ["fass", "Ein Ölfass neben einer Münze, dazwischen zwei Pfeile"],
    text: `
Ein Fass Rohöl kostet Dollar, Ihre Rechnung kostet Euro oder Franken. Wird der Dollar teurer, steigt der Preis für Heizöl auch dann, wenn am Ölmarkt nichts geschieht. Fällt er, wird Heizöl billiger.

Beides bewegt sich täglich. Wer den Verlauf sehen möchte, findet ihn für [Rohöl](/charts/rohoel), [Gasöl](/charts/gasoel) und [Heizöl](/charts/heizoel), von drei Monaten bis zu fünf Jahren.
`
  }),
  news("lose-oder-sack", 24, {
    title: "Lose oder im Sack: der Unterschied in Prozent",
    teaser: "Sackware kostet mehr als lose Pellets. Wie viel, und für wen sie trotzdem richtig ist.",
    picture: ["pellets", "Ein Haufen heller Holzpellets, ein Pellet unter der Lupe"],
    text: `
Säcke müssen gefüllt, gestapelt und auf Paletten verschickt werden. Das kostete zuletzt in vielen Regionen etwa ein Sechstel mehr je Tonne. In der Schweiz kann es auch umgekehrt sein.

Für einen Pelletofen im Wohnzimmer bleibt der Sack die einfache Lösung: kein Umbau, kein Lagerraum, kein Silowagen. Für eine Zentralheizung lohnt sich fast immer die lose Ware.

Alle drei Formen nebeneinander zeigt [unser Vergleich](/pellets-prices/product-path).
`
  }),
  news("kleine-mengen", 33, {
    title: "Drei Tonnen statt sechs: was das kostet",
    teaser: "Wer wenig Platz hat, zahlt je Tonne mehr. Der Aufschlag ist kleiner, als viele denken.",
    picture: ["vergleich", "Vier Säulen verschiedener Höhe für Pellets, Holz, Hackschnitzel und Öl"],
    text: `
Eine Fahrt kostet fast gleich viel, ob der Wagen drei oder sechs Tonnen ablädt. Deshalb steigt der Preis je Tonne bei kleinen Mengen.
`,
    more: [
      table(
        "Erfahrungswerte gegenüber sechs Tonnen",
        ["Menge", "Preis je Tonne"],
        ["3 Tonnen", "rund 4 Prozent mehr"],
        ["12 Tonnen", "2 bis 3 Prozent weniger"],
        ["26 Tonnen", "rund 4 Prozent weniger"]
      )
    ]
  })
]
