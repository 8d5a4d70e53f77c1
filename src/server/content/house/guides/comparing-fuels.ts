import { article, blocksOf, drawn, otherProducts, table } from "../page-parts.ts"
import { guide } from "./guide.ts"

/** Guide: comparing fuels by their price per kilowatt hour. */
export const comparingFuels = guide("brennstoffe-vergleichen", "heizen", {
  title: "Brennstoffe vergleichen: auf die Kilowattstunde",
  teaser:
    "Tonne, Palette, Liter: Jeder Brennstoff hat seine Einheit. Vergleichbar wird er in Kilowattstunden.",
  seoTitle: "Brennstoffe vergleichen: Preis je Kilowattstunde",
  description:
    "Heizwerte von Pellets, Briketts, Hackschnitzeln, Brennholz und Heizöl, und wie Sie daraus den Preis je Kilowattstunde ausrechnen.",
  picture: drawn("vergleich", "Vier Säulen verschiedener Höhe für Pellets, Holz, Hackschnitzel und Öl"),
  blocks: blocksOf(
    article(`
Wer wissen will, was Wärme kostet, rechnet den Preis auf die Kilowattstunde um. Dazu braucht es nur den Heizwert und eine Division.
`),
    table(
      "Heizwerte, gerundet",
      ["Brennstoff", "Einheit", "Kilowattstunden"],
      ["Holzpellets, Klasse A1", "1 Kilogramm", "4,8"],
      ["Holzbriketts", "1 Kilogramm", "4,8"],
      ["Buchenholz, 20 Prozent Wasser", "1 Kilogramm", "4,0"],
      ["Hackschnitzel, 25 Prozent Wasser", "1 Kilogramm", "3,7"],
      ["Heizöl", "1 Liter", "10"]
    ),
    article(`
## Ein Beispiel

Kosten sechs Tonnen Pellets 2 400, so sind das 400 je Tonne. Eine Tonne enthält 4 800 Kilowattstunden. 400 geteilt durch 4 800 ergibt gut 8 Cent oder Rappen je Kilowattstunde. Heizöl müsste, um gleich viel zu kosten, bei 83 je 100 Liter liegen.

## Was in der Rechnung fehlt

- **Der Wirkungsgrad.** Alte Kessel verlieren mehr als neue. Ein Brennwertgerät holt aus demselben Brennstoff mehr Wärme.
- **Der Strom.** Förderung und Zündung brauchen etwas Strom, bei Pellets meist ein bis zwei Prozent der Wärme.
- **Wartung und Schornsteinfeger.** Holzkessel brauchen mehr Pflege.
- **Ihre Arbeit.** Wer Scheite nachlegt, spart Geld und gibt Zeit.

## Und die Preise von morgen?

Heizöl hängt am Rohöl und am Dollar, dazu kommt der [Preis für CO₂](/info-center/steuer-und-co2). Holz hängt am Wetter, am Bau und an den Sägewerken. Beides zeigen unsere Verläufe: [Pellets](/pelletpreise) und [Heizöl](/charts/heizoel).
`),
    {
      type: "download",
      title: "Pelletpreise als Tabelle (CSV)",
      text: "Alle Tage des Verlaufs, frei verwendbar. Was darin steht, erklärt die Seite Offene Daten.",
      path: "/api/site/1/charts/pellets/data.csv"
    },
    { type: "priceChart", chart: "heizoel" },
    otherProducts()
  )
})
