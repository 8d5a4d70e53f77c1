import { groupTable } from "../../../../domain/product/group-table.ts"
import { blocksOf, drawn, facts, otherLandings, questions } from "../page-parts.ts"
import { written } from "../written-text.ts"
import { landingPage } from "./landing-page.ts"

const { heatingOil, diesel: dieselGroup } = groupTable

/** Landing page: prices of heating oil, and facts about tank and delivery. */
export const heatingOilPage = landingPage("/heizoel", {
  title: "Heizöl: heute vergleichen, zum festen Preis liefern lassen",
  teaser:
    "Der Preis bewegt sich jeden Tag mit dem Rohöl und dem Dollar. Was Sie bestellen, bleibt zu dem Preis, den Sie beim Bestellen gesehen haben.",
  seoTitle: "Heizöl: Preise vergleichen und bestellen",
  description:
    "Was 100 Liter Heizöl heute kosten, was den Preis bewegt, worauf es bei Tank und Lieferung ankommt und wer zu Ihnen liefert.",
  picture: drawn("fass", ""),
  blocks: blocksOf(
    { type: "calculator", groupId: heatingOil.id, groups: [] },
    {
      type: "bestPrice",
      groupId: heatingOil.id,
      suits: [
        "Ihr Haus hat einen Öltank und eine Heizung, die noch gut arbeitet.",
        "Sie wollen selbst bestimmen, wann Sie für wie lange einkaufen.",
        "Nachbarn machen mit: Eine [Sammelbestellung](/heizoel/sammelbestellung) senkt den Preis je Liter."
      ].map(written),
      suitsNot: [
        "Sie planen eine neue Heizung: [Pellets](/pellets-prices/product-path) sind nachwachsend und brauchen keinen Tank.",
        "Ihr Tank ist alt und ungeprüft: Lassen Sie ihn ansehen, bevor er gefüllt wird."
      ].map(written)
    },
    { type: "priceChart", chart: "heizoel" },
    facts(
      "Was Sie vor dem Bestellen wissen sollten",
      [
        "Schwefelarm ist der Standard",
        "Fast alle Brennwertgeräte verlangen schwefelarmes Heizöl. Mischen Sie keine Sorten, ohne in der Anleitung Ihrer Heizung nachzusehen."
      ],
      [
        "Die Menge",
        "Wer mehr auf einmal nimmt, zahlt je Liter weniger. Lassen Sie im Tank aber Luft: Er darf nicht randvoll werden, der Fahrer braucht einen Grenzwertgeber."
      ],
      [
        "Der Schlauch",
        "Üblich sind 40 Meter. Reicht das nicht vom Wagen bis zum Füllstutzen, wählen Sie den längeren Schlauch gleich im Rechner."
      ],
      [
        "Abgerechnet wird, was fließt",
        "Der geeichte Zähler am Wagen druckt die Menge. Sie bezahlen die gelieferten Liter zum vereinbarten Preis."
      ]
    ),
    questions(
      [
        "Warum schwankt der Preis so stark?",
        "Heizöl wird aus Rohöl gemacht, und Rohöl wird in Dollar gehandelt. Beides bewegt sich täglich. Wie stark, sehen Sie im [Verlauf](/charts/heizoel)."
      ],
      [
        "Kann ich mir Heizöl mit Nachbarn teilen?",
        "Ja. Jede Stelle bekommt ihre Menge und ihre Rechnung. Wie das geht, steht im Ratgeber zur [Sammelbestellung](/info-center/gemeinsam-bestellen)."
      ]
    ),
    otherLandings("/heizoel")
  )
})

/** Landing page: diesel prices for delivery to a private tank, and for whom such a tank is suitable. */
export const diesel = landingPage("/diesel", {
  title: "Diesel für den eigenen Tank",
  teaser:
    "Für Höfe, Baustellen und Fuhrparks, die selbst tanken. Geliefert wird mit dem Tankwagen, abgerechnet nach dem geeichten Zähler.",
  seoTitle: "Diesel liefern lassen: Preise vergleichen",
  description:
    "Was 100 Liter Diesel im Tankwagen heute kosten, was Ihr Hoftank können muss und wer zu Ihnen liefert.",
  picture: drawn("fass", ""),
  blocks: blocksOf(
    { type: "calculator", groupId: dieselGroup.id, groups: [] },
    {
      type: "bestPrice",
      groupId: dieselGroup.id,
      suits: [
        "Sie haben einen zugelassenen Tank auf dem Hof oder auf der Baustelle.",
        "Ihre Fahrzeuge und Maschinen brauchen mehr, als sich an der Tankstelle lohnt."
      ].map(written),
      suitsNot: [
        "Sie wollen heizen: Dafür ist [Heizöl](/heizoel) da. Es ist anders besteuert und darf nicht in den Fahrzeugtank.",
        "Sie brauchen nur einzelne Kanister."
      ].map(written)
    },
    facts(
      "Was Sie vor dem Bestellen wissen sollten",
      [
        "Der Tank",
        "Doppelwandig oder mit Auffangwanne, mit Überfüllsicherung und auf festem Grund. Was bei Ihnen vorgeschrieben ist, sagt die zuständige Behörde."
      ],
      [
        "Sommer und Winter",
        "Winterdiesel bleibt auch bei strengem Frost flüssig. Wer im Herbst bestellt, sollte den Rest vom Sommer vorher verbrauchen."
      ],
      [
        "AdBlue dazu",
        "Moderne Motoren brauchen [AdBlue](/adblue/angebotsliste). Es gehört in einen eigenen Behälter und verträgt keinen Frost."
      ]
    ),
    otherLandings("/diesel")
  )
})
