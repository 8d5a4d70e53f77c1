import { groupTable } from "../../../../domain/product/group-table.ts"
import { blocksOf, facts, otherLandings } from "../page-parts.ts"
import { written } from "../written-text.ts"
import { landingPage } from "./landing-page.ts"

const { id: groupId } = groupTable.woodChips

/** Landing page: what wood chips are, how they are stored, what they cost, and for whom they are suitable. */
export const woodChips = landingPage("/hackschnitzel", {
  title: "Hackschnitzel: viel Wärme, viel Platz",
  teaser:
    "Gehacktes Holz aus dem Wald und aus dem Sägewerk. Je Kilogramm oft günstiger als Pellets, dafür brauchen Lager und Heizung mehr Raum und mehr Pflege.",
  seoTitle: "Hackschnitzel: Preise vergleichen und bestellen",
  description:
    "Was Hackschnitzel heute je Kilogramm kosten, worauf es bei Wassergehalt, Körnung und Lager ankommt und wer zu Ihnen liefert.",
  drawing: "woodChips",
  blocks: blocksOf(
    { type: "calculator", groupId, groups: [] },
    {
      type: "bestPrice",
      groupId,
      suits: [
        "Sie heizen einen Hof, einen Betrieb, ein Mehrfamilienhaus oder ein kleines Wärmenetz.",
        "Ihr Lager lässt sich von einem Lkw befüllen, durch Kippen oder durch Einblasen.",
        "Jemand sieht regelmäßig nach der Heizung und leert die Asche."
      ].map(written),
      suitsNot: [
        "Sie haben wenig Platz: [Pellets](/pellets-prices/product-path) brauchen für dieselbe Wärme einen viel kleineren Raum.",
        "Ihre Heizung ist nur für Pellets oder Scheitholz zugelassen."
      ].map(written)
    },
    facts(
      "Was Sie vor dem Bestellen wissen sollten",
      [
        "Der Wassergehalt entscheidet",
        "Je trockener das Holz, desto mehr Wärme steckt in jedem Kilogramm. Feuchte Hackschnitzel wiegen mehr und heizen weniger. Vergleichen Sie deshalb nie nur den Preis je Tonne, sondern fragen Sie nach dem [Wassergehalt](/info-center/hackschnitzel-wassergehalt)."
      ],
      [
        "Die Körnung muss passen",
        "Kleine Anlagen brauchen feine und gleichmäßige Stücke, sonst verklemmt die Schnecke. Welche Klasse nach ISO 17225-4 Ihre Heizung verträgt, steht in ihrer Anleitung."
      ],
      [
        "Lagerung",
        "Trocken, überdacht und gut belüftet. Feuchtes Material erwärmt sich im Haufen, verliert dabei an Brennwert und kann schimmeln: erst trocknen lassen, dann einlagern."
      ],
      [
        "Lieferung",
        "Meist kippt ein Lkw oder Anhänger die Ladung ab. Er braucht eine feste Zufahrt, Platz zum Wenden und Höhe zum Kippen. Was Ihr Händler leisten kann, sehen Sie im Angebot."
      ],
      [
        "Gewicht oder Schüttraummeter",
        "Viele Händler rechnen nach Raum, hier vergleichen Sie nach Gewicht. Abgerechnet wird, was die Waage bei der Lieferung zeigt."
      ],
      [
        "Herkunft",
        "Kurze Wege sind bei Hackschnitzeln bares Geld, weil eine Ladung viel Raum einnimmt. Die Liste zeigt nur Händler, die zu Ihrer Postleitzahl liefern."
      ]
    ),
    otherLandings("/hackschnitzel")
  )
})
