import type { BlockOf } from "../../../../domain/content/block.ts"
import { groupTable } from "../../../../domain/product/group-table.ts"
import { blocksOf, facts, otherLandings } from "../page-parts.ts"
import { written } from "../written-text.ts"
import { landingPage } from "./landing-page.ts"

const { loosePellets, sacks, bigBags } = groupTable
const path = "/pellets-prices/product-path"

type Column = BlockOf<"comparison">["columns"][number]

/** Creates a column of the comparison table; each column answers the same questions in the same order. */
const column = (
  groupId: Column["groupId"],
  title: string,
  answers: Readonly<Record<"arrival" | "storage" | "work" | "suits", string>>
): Column => ({
  groupId,
  title,
  rows: [
    { title: "So kommt es", text: written(answers.arrival) },
    { title: "Lager", text: written(answers.storage) },
    { title: "Ihre Arbeit", text: written(answers.work) },
    { title: "Richtig für", text: written(answers.suits) }
  ]
})

/** Landing page: pellets loose, in sacks and in big bags, and for whom each form is suitable. */
export const pellets = landingPage(path, {
  title: "Pellets: lose, in Säcken oder im Big Bag?",
  teaser:
    "Der Brennstoff ist derselbe. Ihr Lager und Ihr Ofen entscheiden, in welcher Form er zu Ihnen kommt, und die Form entscheidet über Preis und Arbeit.",
  seoTitle: "Pellets lose, als Sackware oder im Big Bag: Preise vergleichen",
  description:
    "Drei Lieferformen für Holzpellets im Vergleich: Preis je Kilogramm heute, Lager, Lieferung und Arbeit. Mit Postleitzahl und Menge direkt zu den Angeboten.",
  drawing: "pellets",
  blocks: blocksOf(
    { type: "calculator", groupId: loosePellets.id, groups: [loosePellets.id, sacks.id, bigBags.id] },
    {
      type: "comparison",
      title: "Drei Formen im Vergleich",
      columns: [
        column(loosePellets.id, "Lose", {
          arrival:
            "Ein Silowagen bläst die Pellets durch einen Schlauch ins Lager. Die Gebühr dafür ist im Endpreis enthalten; ein besonders langer Schlauch kostet mehr.",
          storage:
            "Ein trockener, staubdichter Raum oder ein Gewebesilo, mit Anschlüssen zum Füllen und Absaugen. Der Wagen muss nah genug an das Haus kommen.",
          work: "Keine: Die Heizung holt sich die Pellets selbst.",
          suits: "Zentralheizungen mit Lagerraum, gefüllt ein- oder zweimal im Jahr."
        }),
        column(sacks.id, "Sackware", {
          arrival: `Handliche Säcke auf einer Palette; wir rechnen mit ${sacks.kilogramsPerUnit} kg je Palette. Der Lkw setzt sie in der Regel an der Grundstücksgrenze ab.`,
          storage: "Trockener Platz für eine Palette: Garage, Keller oder Schuppen. Kein Umbau nötig.",
          work: "Säcke tragen und von Hand nachfüllen.",
          suits: "Pelletöfen im Wohnraum, kleinen Verbrauch und den Vorrat für den Notfall."
        }),
        column(bigBags.id, "Big Bags", {
          arrival:
            "Ein Gewebesack mit Hebeschlaufen auf einer Palette; wir rechnen mit einer Tonne je Sack. Er wird abgestellt, nicht ausgeleert.",
          storage:
            "Trockener, ebener und tragfähiger Boden. Zum Bewegen brauchen Sie Stapler, Hubwagen oder Kran.",
          work: "Den Sack über Silo oder Behälter heben und unten öffnen.",
          suits: "Höfe und Betriebe mit Hebezeug, denen ein Silowagen nicht vors Haus fahren kann."
        })
      ]
    },
    {
      type: "facts",
      title: "Was in jeder Form gilt",
      facts: [
        {
          title: "Qualität",
          text: written(
            "Pellets für die Heizung im Haus sollten der Klasse A1 nach ISO 17225-2 entsprechen. Welche Zertifikate ein Händler hat, steht in seinem Angebot; in der Liste können Sie danach auswählen."
          )
        },
        {
          title: "Trocken bleiben",
          text: written(
            "Wasser ist der Feind: Nasse Pellets quellen, zerfallen und verstopfen die Förderung. Auch Säcke halten Regen nicht auf Dauer ab."
          )
        },
        {
          title: "Vor dem Betreten lüften",
          text: written(
            "In geschlossenen Lagern kann sich geruchloses Kohlenmonoxid sammeln. Lüften Sie gründlich und gehen Sie nicht allein hinein."
          )
        },
        {
          title: "In zwölf Monatsraten zahlen",
          text: written(
            `Einen vollen Lagerraum müssen Sie nicht auf einmal bezahlen. Was die Raten kosten, steht in jedem Angebot. [Mit zwölf Raten rechnen](${path}?zahlung=raten)`
          ),
          inInstalments: written(
            `Der Rechner auf dieser Seite fragt nach Angeboten in zwölf Monatsraten. Was die Raten kosten, steht in jedem Angebot. [Ohne Raten rechnen](${path})`
          )
        }
      ]
    },
    facts(
      "Mehr zum Lesen",
      [
        "Lager und Zufahrt",
        "Was der Silowagen braucht: [Pellets richtig lagern](/info-center/pellets-lagern) und [die Lieferung vorbereiten](/info-center/lieferung-vorbereiten)."
      ],
      [
        "Menge und Zeitpunkt",
        "[Wann Pellets günstig sind](/info-center/pellets-guenstig-kaufen) und wie viele Sie im Jahr brauchen."
      ],
      [
        "Prüfzeichen",
        "Was [ENplus, DINplus und Klasse A1](/info-center/pelletqualitaet-erkennen) bedeuten und wie Sie Fälschungen erkennen."
      ]
    ),
    otherLandings(path)
  )
})
