import { groupTable } from "../../../../domain/product/group-table.ts"
import { blocksOf, facts, otherLandings } from "../page-parts.ts"
import { written } from "../written-text.ts"
import { landingPage } from "./landing-page.ts"

const { id: groupId, kilogramsPerUnit } = groupTable.briquettes

/** Landing page: what briquettes are, how they are stored, what they cost, and for whom they are suitable. */
export const briquettes = landingPage("/holzbriketts", {
  title: "Holzbriketts: trocken ab dem ersten Tag",
  teaser:
    "Gepresste Späne für Kaminofen, Kachelofen und Küchenherd. Sie kommen auf der Palette, sind sauber zu stapeln und brennen lange und gleichmäßig.",
  seoTitle: "Holzbriketts auf der Palette: Preise vergleichen",
  description:
    "Was Holzbriketts heute je Kilogramm kosten, für welche Öfen sie taugen, wie Sie sie lagern und wer zu Ihnen liefert.",
  drawing: "briquettes",
  blocks: blocksOf(
    { type: "calculator", groupId, groups: [] },
    {
      type: "bestPrice",
      groupId,
      suits: [
        "Sie heizen mit einem Einzelofen und legen von Hand nach.",
        "Sie haben keinen Platz oder keine Zeit, Scheitholz jahrelang zu trocknen.",
        "Sie wollen Glut, die lange hält, zum Beispiel über Nacht."
      ].map(written),
      suitsNot: [
        "Die Anleitung Ihres Ofens erlaubt keine Briketts: Dann ist [Kaminholz](/kaminholz/angebotsliste) die sichere Wahl.",
        "Die Heizung soll sich selbst versorgen: Das können [Pellets](/pellets-prices/product-path)."
      ].map(written)
    },
    facts(
      "Was Sie vor dem Bestellen wissen sollten",
      [
        "Was drin ist",
        "Trockene Späne, unter hohem Druck gepresst. Klasse A1 nach ISO 17225-3 steht für chemisch unbehandeltes Holz. Die Klasse nennt der Hersteller auf der Verpackung."
      ],
      [
        "Eine Palette",
        `Bestellt wird in ganzen Paletten. Hier rechnen wir mit ${kilogramsPerUnit} kg je Palette, damit sich alle Angebote je Kilogramm vergleichen lassen.`
      ],
      [
        "Lagerung",
        "Trocken, am besten im Haus. Nasse Briketts quellen auf und zerfallen. Lassen Sie die Folie um die Palette, bis Sie die Pakete brauchen."
      ],
      [
        "Die Form macht das Feuer",
        "Briketts mit Loch zünden leicht und geben rasch Wärme. Feste, glatte Stücke brennen langsamer und halten die Glut länger."
      ],
      [
        "Weniger nachlegen als bei Scheitholz",
        "Briketts sind dichter als Holz und dehnen sich beim Brennen aus. Legen Sie nur so viel auf, wie die Anleitung Ihres Ofens nennt."
      ],
      [
        "Lieferung",
        "Der Lkw setzt die Palette mit Hubwagen oder Ladebühne ab, in der Regel an der Grundstücksgrenze. Planen Sie ein, wer die Pakete ins Trockene trägt."
      ]
    ),
    otherLandings("/holzbriketts")
  )
})
