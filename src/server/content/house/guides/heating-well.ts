import { article, blocksOf, drawn, facts, otherProducts, questions } from "../page-parts.ts"
import { guide } from "./guide.ts"

/** Guide: keeping a house warm with less fuel. */
export const heatingWell = guide("sparsam-heizen", "heizen", {
  title: "Sparsam heizen: zehn Prozent weniger, ohne zu frieren",
  teaser: "Was wirklich hilft, was wenig bringt und was Sie an einem Samstag selbst erledigen können.",
  seoTitle: "Sparsam heizen: was wirklich hilft",
  description:
    "Einfache Schritte, die den Verbrauch von Pellets, Holz oder Heizöl senken: Temperatur, Heizkurve, Entlüften, Wartung und richtiges Lüften.",
  picture: drawn("ofen", "Ein Kaminofen mit ruhiger Flamme, daneben ein Thermometer"),
  blocks: blocksOf(
    article(`
Die billigste Tonne ist die, die Sie nicht brauchen. Vieles davon kostet nichts.

## Ein Grad macht sechs Prozent

Wer die Räume um ein Grad kühler hält, spart rund sechs Prozent Brennstoff. Ein Schlafzimmer braucht keine 21 Grad, ein Flur auch nicht. Unter 16 Grad sollte es aber nirgends werden, sonst schlägt sich Feuchte nieder.
`),
    facts(
      "Was Sie selbst tun können",
      [
        "Entlüften",
        "Gluckert der Heizkörper und bleibt oben kalt, ist Luft darin. Ein Vierkant und fünf Minuten genügen."
      ],
      [
        "Nachtabsenkung",
        "Abends etwas herunter, aber nicht ganz aus: Ausgekühlte Wände brauchen morgens viel Wärme."
      ],
      ["Stoßlüften", "Fünf Minuten weit offen tauschen die Luft. Gekippte Fenster kühlen nur die Wand."],
      ["Freie Heizkörper", "Vorhänge und Möbel davor halten die Wärme fest, wo sie keiner braucht."]
    ),
    article(`
## Was ein Fachbetrieb einstellt

- **Die Heizkurve.** Sie sagt, wie warm das Wasser bei welcher Kälte ist. Meist steht sie zu hoch.
- **Der hydraulische Abgleich.** Danach bekommt jeder Heizkörper so viel Wasser, wie er braucht.
- **Die Wartung.** Ein sauberer Kessel überträgt mehr Wärme. Bei Pellets gehört das Ausräumen der Asche dazu.

## Richtig Feuer machen

Im Kaminofen zünden Sie von oben an: große Scheite unten, Anzünder oben. Das Feuer brennt sauberer und die Scheibe bleibt klar. Luft erst wegnehmen, wenn die Flammen ruhig stehen, und nie so weit, dass es schwelt.
`),
    questions([
      "Darf Asche auf das Beet?",
      "Kleine Mengen reiner Holzasche gelten als Kalkdünger. Asche aus unbekanntem oder behandeltem Holz gehört in den Restmüll, und jede Asche muss vorher ganz kalt sein."
    ]),
    otherProducts()
  )
})
