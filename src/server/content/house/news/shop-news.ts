import { news, type SampleArticle } from "./article.ts"

export const shopNews: ReadonlyArray<SampleArticle> = [
  news("preise-als-offene-daten", 6, {
    title: "Unsere Preise als offene Daten",
    teaser: "Alle Tagespreise lassen sich frei abrufen und verwenden, auch für eigene Auswertungen.",
    picture: ["verlauf", "Eine Preislinie, die erst fällt und dann wieder steigt"],
    text: `
Wer rechnet, schreibt oder forscht, braucht Zahlen. Unsere Tagespreise für Länder, Regionen und Postleitzahlen stehen deshalb allen offen, als Tabelle und als Schnittstelle, ohne Anmeldung.

Was es gibt und wie man es liest, steht auf der Seite [Offene Daten](/daten). Nennen Sie bitte die Quelle.
`
  }),
  news("preisalarm-fuer-ihre-region", 18, {
    title: "Der Preisalarm kennt jetzt Ihre Region",
    teaser: "Sie nennen eine Grenze, wir schreiben, wenn sie erreicht ist. Einmal, nicht jeden Tag.",
    picture: ["jahreszeit", "Balken für zwölf Monate: im Frühjahr und im Sommer niedrig, im Winter hoch"],
    text: `
Beim [Preisalarm](/preisalarm) genügt eine E-Mail-Adresse. Sie wählen Brennstoff, Postleitzahl und eine Grenze. Fällt der Preis darunter, bekommen Sie eine Nachricht.

Bestätigen müssen Sie den Alarm einmal über den Link in unserer ersten E-Mail. Abmelden können Sie ihn mit einem Klick in jeder weiteren.
`
  }),
  news("so-entsteht-die-reihenfolge", 30, {
    title: "Niemand kann sich nach oben kaufen",
    teaser:
      "In unserer Liste steht oben, wer den niedrigsten Endpreis hat. Was sonst noch zählt, ist öffentlich.",
    text: `
Manche Vergleichsseiten nehmen Geld für gute Plätze. Wir nicht. Bei uns entscheidet der Endpreis für Ihre Menge, danach der Liefertermin und die Bewertung.

Alle Regeln stehen auf der Seite [So entsteht die Reihenfolge](/reihenfolge), auch woher die Bewertungen kommen. Gezählt werden nur solche von Kunden, die wirklich bestellt haben.
`
  }),
  news("ratgeber-zum-ausdrucken", 39, {
    title: "Ratgeber, die auch auf Papier gut sind",
    teaser: "Elf kurze Texte zum Kaufen, Lagern und Heizen, zum Lesen und zum Mitnehmen in den Keller.",
    picture: ["holzstapel", "Ein überdachter Holzstapel mit Abstand zum Boden und zur Wand"],
    text: `
Im [Ratgeber](/info-center) stehen die Fragen, die unsere Kunden am häufigsten stellen: wann Pellets günstig sind, was der Silowagen braucht, wie trocken Holz sein muss.

Jeder Text lässt sich drucken. Auf dem Papier bleibt, was Sie brauchen: Text, Tabellen und Bilder, ohne Menü und Knöpfe.
`
  })
]
