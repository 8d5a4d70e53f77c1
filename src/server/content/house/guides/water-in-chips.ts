import { groupTable } from "../../../../domain/product/group-table.ts"
import { article, blocksOf, drawn, otherProducts, questions, table } from "../page-parts.ts"
import { guide } from "./guide.ts"

/** Guide: how water content determines the value of wood chips. */
export const waterInChips = guide("hackschnitzel-wassergehalt", "heizen", {
  title: "Hackschnitzel: auf den Wassergehalt kommt es an",
  teaser:
    "Eine Tonne ist nicht gleich eine Tonne. Wie viel Wärme in Hackschnitzeln steckt, entscheidet das Wasser.",
  seoTitle: "Wassergehalt von Hackschnitzeln verstehen",
  description:
    "Wie der Wassergehalt den Heizwert von Hackschnitzeln bestimmt, wie Sie Angebote vergleichen und was beim Lagern zu beachten ist.",
  picture: drawn("feuchte", "Drei Haufen Hackschnitzel mit unterschiedlich großen Tropfen und Flammen"),
  blocks: blocksOf(
    article(`
Hackschnitzel werden nach Gewicht oder nach Raum verkauft. Wasser wiegt mit, heizt aber nicht: Es muss im Kessel verdampfen und nimmt dabei Wärme mit. Deshalb sagt der Preis je Tonne allein wenig.
`),
    table(
      "Heizwert von Holz nach Wassergehalt, gerundet",
      ["Wassergehalt", "Kilowattstunden je Kilogramm", "Eignung"],
      ["15 Prozent", "4,3", "technisch getrocknet, auch für kleine Anlagen"],
      ["25 Prozent", "3,7", "gut lagerfähig"],
      ["35 Prozent", "3,1", "nur für Kessel, die das vertragen"],
      ["50 Prozent", "2,2", "frisch aus dem Wald, nicht lagerfähig"]
    ),
    article(`
## So vergleichen Sie zwei Angebote

Teilen Sie den Preis je Tonne durch den Heizwert einer Tonne. Ein Beispiel: Material mit 35 Prozent Wasser liefert etwa ein Sechstel weniger Wärme als solches mit 25 Prozent. Kostet es nicht mindestens ein Sechstel weniger, ist das trockenere das bessere Geschäft.

## Was Ihr Kessel verlangt

In der Anleitung stehen zwei Angaben: der höchste Wassergehalt und die Körnung nach ISO 17225-4. Halten Sie beide ein. Zu feuchtes Material zündet schlecht und verschmutzt den Kessel, zu grobes blockiert die Schnecke.

## Lagern, ohne Wärme zu verlieren

Feuchte Hackschnitzel erwärmen sich im Haufen. Pilze und Bakterien verbrauchen dabei Holz, und Schimmelsporen sind ungesund. Lagern Sie überdacht und luftig, nicht höher als nötig, und verbrauchen Sie Feuchtes zuerst. Beim Umsetzen hilft eine Atemmaske.
`),
    { type: "calculator", groupId: groupTable.woodChips.id, groups: [] },
    questions([
      "Wie messe ich den Wassergehalt?",
      "Wiegen Sie eine Probe, trocknen Sie sie bei gut 100 Grad im Ofen, bis sie nicht mehr leichter wird, und wiegen Sie wieder. Der Verlust geteilt durch das erste Gewicht ist der Wassergehalt."
    ]),
    otherProducts("/hackschnitzel")
  )
})
