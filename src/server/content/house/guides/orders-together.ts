import { groupTable } from "../../../../domain/product/group-table.ts"
import { article, blocksOf, drawn, otherProducts, questions } from "../page-parts.ts"
import { guide } from "./guide.ts"

/** Guide: ordering together with neighbours. */
export const ordersTogether = guide("gemeinsam-bestellen", "kaufen", {
  title: "Mit Nachbarn bestellen: die Sammelbestellung",
  teaser:
    "Ein Wagen, mehrere Häuser, ein besserer Preis. So geht es, und das sollten Sie vorher miteinander klären.",
  seoTitle: "Sammelbestellung: gemeinsam günstiger heizen",
  description:
    "Wie eine Sammelbestellung für Heizöl oder Pellets funktioniert, was sie bringt, wer welche Rechnung bekommt und was Nachbarn vorher klären sollten.",
  picture: drawn("nachbarn", "Drei Häuser an einer Straße, davor ein Tankwagen"),
  blocks: blocksOf(
    article(`
Der Preis je Tonne oder je 100 Liter richtet sich nach der ganzen Menge einer Fahrt. Bestellen drei Häuser zusammen, zahlt jedes den Preis der großen Menge. Dafür kostet jede weitere Entladestelle etwas, weil der Wagen noch einmal rangieren und anschließen muss. Ob sich das rechnet, sehen Sie vor dem Bestellen.

## So gehen Sie vor

1. Fragen Sie in der Straße herum. Am meisten bringt es, wenn die Häuser nah beieinander liegen.
2. Sammeln Sie von jedem die Menge und die Postleitzahl. Jede Stelle braucht mindestens die kleinste Menge eines Haushalts.
3. Tragen Sie alles auf der Seite für die [Sammelbestellung](/heizoel/sammelbestellung) ein. Sie zeigt, was jede Stelle bezahlt und was alle zusammen sparen.
4. Einer bestellt für alle. Bis zu fünf Stellen sind bei einer privaten Bestellung möglich.

## Was Sie vorher klären sollten

- **Der Zeitraum.** Alle müssen an denselben Tagen erreichbar sein.
- **Die Zufahrt.** Kommt der große Wagen zu jedem Haus? Die engste Stelle entscheidet über den Wagen für alle.
- **Das Abspringen.** Fällt jemand aus, sinkt die Menge und der Preis je Liter steigt. Wer bestellt, ist der Vertragspartner des Händlers: Verabreden Sie, wer dann einspringt.

## Wer bezahlt was?

Der Händler misst an jeder Stelle einzeln. Jedes Haus bekommt seine Menge auf einem eigenen Beleg und weiß, was es schuldet.
`),
    { type: "calculator", groupId: groupTable.heatingOil.id, groups: [] },
    questions(
      [
        "Muss es derselbe Brennstoff sein?",
        "Ja. Ein Wagen bringt eine Sorte. Für Pellets und Heizöl braucht es zwei Bestellungen."
      ],
      [
        "Geht das auch mit Pellets?",
        "Ja, mit losen Pellets. An jeder Stelle wird eingeblasen, und jede Stelle braucht Anschluss und Strom."
      ]
    ),
    otherProducts()
  )
})
