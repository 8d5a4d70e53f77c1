import { article, blocksOf, drawn, facts, otherProducts, picture, table } from "../page-parts.ts"
import { guide } from "./guide.ts"

/** Guide: preparations for a delivery. */
export const preparingDelivery = guide("lieferung-vorbereiten", "lagern", {
  title: "Die Lieferung vorbereiten",
  teaser: "Zufahrt, Schlauch, Strom: was der Silowagen braucht, damit er beim ersten Mal alles abladen kann.",
  seoTitle: "Pelletlieferung vorbereiten: Checkliste",
  description:
    "Was Sie vor der Lieferung von Pellets oder Heizöl prüfen sollten: Zufahrt, Schlauchlänge, Anschlüsse, Strom und Heizung. Zum Ausdrucken.",
  picture: drawn("silowagen", "Ein Silowagen mit Schlauch, der zu den Anschlüssen eines Hauses führt"),
  blocks: blocksOf(
    article(`
Die meisten Lieferungen dauern keine Stunde. Wenn etwas hakt, dann fast immer an der Zufahrt oder am Schlauch. Beides lässt sich vorher prüfen.

## Eine Woche vorher

- Messen Sie den Weg vom Standplatz des Wagens bis zu den Anschlüssen. Bei losen Pellets sind bis zu **30 Meter** Schlauch üblich, bei Heizöl bis zu **40 Meter**.
- Prüfen Sie die Zufahrt: Durchfahrt, Kurven, tief hängende Äste, Gewicht auf der Brücke.
- Wählen Sie beim Bestellen den Wagen, der zu Ihrer Straße passt. Ein Wagen ohne Anhänger kommt um engere Ecken.
- Muss der Gehweg frei sein, beantragen Sie die Schilder früh: Das dauert mehrere Werktage.
`),
    table(
      "Was der Wagen am Haus braucht",
      ["Was", "Lose Pellets", "Heizöl"],
      ["Anschluss", "zwei Kupplungen Storz A", "Füllstutzen mit Grenzwertgeber"],
      ["Strom", "Steckdose mit 230 Volt für die Absaugung", "keiner"],
      ["Schlauch", "bis 30 Meter", "bis 40 Meter"],
      ["Druck", "0,3 bis 0,5 bar", "Pumpe am Wagen"]
    ),
    picture("anschluss", "Zwei Kupplungen an einer Hauswand, beschriftet mit Füllen und Absaugen"),
    article(`
## Am Tag der Lieferung

1. Schalten Sie die Heizung rechtzeitig aus, so wie es ihre Anleitung sagt. Bei Pellets darf beim Einblasen kein Sog aus dem Kessel kommen.
2. Machen Sie den Weg frei, auch von Schnee und Eis.
3. Zeigen Sie dem Fahrer die Anschlüsse und die Steckdose.
4. Bleiben Sie dabei, bis abgeladen ist, und sehen Sie auf den Beleg: Menge, Sorte, Zertifikat.

## Danach

Schließen Sie die Deckel, schalten Sie die Heizung nach der Wartezeit wieder ein und heften Sie den Beleg ab. Bei Pellets lüften Sie, bevor jemand das Lager betritt: [Warum, steht hier](/info-center/pellets-lagern).
`),
    otherProducts()
  )
})

/** Guide: drying firewood and keeping it dry. */
export const firewood = guide("brennholz-lagern", "lagern", {
  title: "Brennholz trocknen und lagern",
  teaser: "Holz heizt erst, wenn es trocken ist. Wie lange das dauert und wie ein guter Stapel steht.",
  seoTitle: "Brennholz richtig trocknen und stapeln",
  description:
    "Wie lange Brennholz trocknet, wie Sie es stapeln, womit Sie die Feuchte messen und warum nasses Holz Geld und Nerven kostet.",
  picture: drawn("holzstapel", "Ein überdachter Holzstapel mit Abstand zum Boden und zur Wand"),
  blocks: blocksOf(
    article(`
Frisch geschlagenes Holz besteht etwa zur Hälfte aus Wasser. Im Ofen muss dieses Wasser erst verdampfen, und das kostet Wärme. Nasses Holz qualmt, rußt und verdirbt Scheibe und Schornstein. Verbrannt werden darf es nur trocken.

## Wie trocken ist trocken?

Gut ist ein Wassergehalt unter **20 Prozent**. Das erreicht Nadelholz nach etwa einem Jahr, Buche und Eiche nach etwa zwei Jahren, wenn es gespalten, luftig und überdacht liegt.
`),
    facts(
      "So steht ein guter Stapel",
      ["Weg vom Boden", "Paletten oder Balken darunter: Von unten kommt die meiste Nässe."],
      ["Weg von der Wand", "Eine Handbreit Abstand lässt Luft durch."],
      [
        "Dach ja, Hülle nein",
        "Oben dicht, an den Seiten offen. Unter einer Plane bis zum Boden schimmelt das Holz."
      ],
      ["Sonne und Wind", "Die Südseite ist die beste Trockenkammer."]
    ),
    picture(
      "feuchtemesser",
      "Ein Messgerät mit zwei Spitzen an einem frisch gespaltenen Scheit, Anzeige 18 Prozent"
    ),
    article(`
## Messen statt raten

Ein Gerät mit zwei Spitzen kostet wenig. Spalten Sie ein Scheit und messen Sie innen, quer zur Faser und nicht an der alten Stirnseite. Achten Sie darauf, was es anzeigt: **Holzfeuchte** bezieht sich auf das trockene Holz, **Wassergehalt** auf das ganze. 25 Prozent Holzfeuchte sind 20 Prozent Wassergehalt.

## Keine Zeit zum Trocknen?

Dann nehmen Sie [Kaminholz](/kaminholz/angebotsliste), das kammergetrocknet kommt, oder [Holzbriketts](/holzbriketts): Die sind trocken ab dem ersten Tag.
`),
    otherProducts("/holzbriketts")
  )
})
