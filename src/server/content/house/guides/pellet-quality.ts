import { article, blocksOf, drawn, otherProducts, questions, table } from "../page-parts.ts"
import { guide } from "./guide.ts"

/** Guide: the meaning of quality labels, and how to recognise good pellets. */
export const pelletQuality = guide("pelletqualitaet-erkennen", "kaufen", {
  title: "Gute Pellets erkennen",
  teaser:
    "Klasse A1, ENplus, DINplus: was die Zeichen bedeuten, was Sie selbst sehen können und warum Staub der Heizung schadet.",
  seoTitle: "Pelletqualität erkennen: ENplus, DINplus, Klasse A1",
  description:
    "Was Klasse A1 nach ISO 17225-2, ENplus und DINplus bedeuten, woran Sie gute Pellets erkennen und wie Sie ein gefälschtes Zertifikat bemerken.",
  picture: drawn("pellets", "Ein Haufen heller Holzpellets, ein Pellet unter der Lupe"),
  blocks: blocksOf(
    article(`
Pellets sind gepresste Späne, sonst nichts. Was sie zusammenhält, ist das Lignin im Holz. Ob sie gut sind, entscheidet sich beim Pressen und auf dem Weg zu Ihnen.

## Die Norm und die Zeichen

Grundlage ist die Norm ISO 17225-2. Für die Heizung im Haus gilt Klasse **A1**: wenig Asche, wenig Wasser, wenig Abrieb. Zertifikate bauen darauf auf.
`),
    table(
      "Was die Zeichen sagen",
      ["Zeichen", "Was geprüft wird"],
      ["Klasse A1", "die Pellets selbst: Asche, Wasser, Festigkeit, Länge"],
      ["DINplus", "die Pellets und ihre Herstellung, laufend überwacht"],
      ["ENplus", "Herstellung, Handel und Lieferung bis ins Lager"],
      ["PEFC oder FSC", "die Herkunft des Holzes aus verantwortlicher Waldwirtschaft"]
    ),
    article(`
Bei ENplus hat jeder Betrieb eine eigene Nummer. Sie beginnt mit dem Land und steht im Angebot und auf dem Lieferschein. Geben Sie die Nummer auf der Seite des Herausgebers ein: Steht dort eine andere Firma, ist etwas faul.

## Was Sie selbst sehen

- Gute Pellets sind glatt und glänzen leicht.
- Sie brechen mit einem Knack und bröseln nicht.
- In einem Glas Wasser sinken sie und zerfallen nach wenigen Minuten.
- Die Farbe sagt wenig: Heller oder dunkler hängt vom Holz ab.

## Warum Staub stört

Beim Einblasen bricht immer etwas. Zu viel Staub sammelt sich am Boden des Lagers, bremst die Förderung und verbrennt schlecht. Deshalb kommt es auf den Fahrer an: Ein kurzer Schlauch und der richtige Druck schonen die Pellets. Mehr als 30 Meter Schlauch sollten es nicht sein.

In unserer Liste können Sie nach Zertifikaten auswählen. Ohne Auswahl zeigt sie alle Händler mit dem Zeichen, das sie haben.
`),
    questions(
      [
        "Darf ich verschiedene Pellets mischen?",
        "Ja, solange alle zur Klasse A1 gehören. Verbrauchen Sie den alten Rest möglichst vorher: Unten liegt der meiste Staub."
      ],
      [
        "Sind Industriepellets eine Alternative?",
        "Nicht für die Heizung im Haus. Sie haben mehr Asche und sind für große Anlagen gemacht."
      ]
    ),
    otherProducts()
  )
})
