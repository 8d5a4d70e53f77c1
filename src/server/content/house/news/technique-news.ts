import { facts } from "../page-parts.ts"
import { news, type SampleArticle } from "./article.ts"

/** News on heating and storage. */
export const techniqueNews: ReadonlyArray<SampleArticle> = [
  news("lager-vor-dem-fuellen", 5, {
    title: "Vor dem Füllen einmal ins Lager schauen",
    teaser: "Fünf Minuten mit der Taschenlampe ersparen eine zweite Anfahrt. Worauf Sie achten sollten.",
    picture: ["lagerraum", "Schnitt durch ein Pelletlager mit schrägem Boden, Prallmatte und Anschlüssen"],
    text: `
Bevor neue Pellets kommen, lohnt ein Blick durch die Luke. Lüften Sie vorher gründlich, und gehen Sie nicht allein hinein.
`,
    more: [
      facts(
        "Darauf kommt es an",
        ["Ist es trocken?", "Dunkle Flecken an der Wand sind Feuchte. Klären Sie das vor der Lieferung."],
        ["Hängt die Matte?", "Die Prallmatte muss heil sein und frei hängen."],
        ["Liegt Staub?", "Eine dicke Schicht am Boden gehört vor dem Füllen heraus."],
        ["Sind die Deckel gängig?", "Der Fahrer muss beide Kupplungen öffnen können."]
      )
    ]
  }),
  news("von-oben-anzuenden", 7, {
    title: "Von oben anzünden: weniger Rauch, klare Scheibe",
    teaser: "Große Scheite nach unten, Anzünder nach oben. Warum das besser brennt.",
    picture: ["ofen", "Ein Kaminofen mit ruhiger Flamme, daneben ein Thermometer"],
    text: `
Wer von unten anzündet, erhitzt das ganze Holz auf einmal. Es gast aus, bevor die Flamme es verbrennen kann, und aus dem Schornstein kommt Rauch.

Von oben brennt das Feuer wie eine Kerze: langsam nach unten, mit viel Luft. Legen Sie zwei große Scheite unten hin, darauf quer ein paar dünne und ganz oben den Anzünder. Die Luftklappe bleibt offen, bis alles ruhig brennt.
`
  }),
  news("holz-richtig-messen", 11, {
    title: "Holzfeuchte und Wassergehalt sind nicht dasselbe",
    teaser: "Das Messgerät zeigt 25, der Händler sagt 20: Beides kann stimmen.",
    picture: [
      "feuchtemesser",
      "Ein Messgerät mit zwei Spitzen an einem frisch gespaltenen Scheit, Anzeige 18 Prozent"
    ],
    text: `
Der **Wassergehalt** sagt, welcher Teil des ganzen Scheits Wasser ist. Die **Holzfeuchte** setzt dasselbe Wasser ins Verhältnis zum trockenen Holz und ist deshalb die größere Zahl. 25 Prozent Holzfeuchte entsprechen 20 Prozent Wassergehalt.

Gemessen wird innen: Spalten Sie ein Scheit und drücken Sie die Spitzen quer zur Faser hinein. Mehr dazu steht im [Ratgeber zum Brennholz](/info-center/brennholz-lagern).
`
  }),
  news("kohlenmonoxid-im-lager", 21, {
    title: "Kohlenmonoxid: unsichtbar, aber vermeidbar",
    teaser: "Frische Pellets können Gas abgeben. Mit Luft und einer zweiten Person ist das kein Problem.",
    picture: ["lueften", "Offene Lagertür, ein Warnschild und Pfeile für den Luftstrom"],
    text: `
In den ersten Wochen nach der Lieferung können Pellets Kohlenmonoxid abgeben. Es riecht nicht und ist giftig. Gefährlich wird es nur in geschlossenen Räumen.

- Sorgen Sie für dauernde Belüftung nach außen.
- Lüften Sie vor dem Betreten mindestens eine Viertelstunde.
- Gehen Sie nie allein hinein.

Ein Melder für Kohlenmonoxid kostet wenig und warnt auch vor einem schlecht ziehenden Ofen.
`
  }),
  news("schlauch-dreissig-meter", 27, {
    title: "Dreißig Meter Schlauch, mehr tut nicht gut",
    teaser: "Je länger der Weg, desto mehr Staub. Wie Sie den Standplatz klug wählen.",
    picture: ["silowagen", "Ein Silowagen mit Schlauch, der zu den Anschlüssen eines Hauses führt"],
    text: `
Im Schlauch stoßen die Pellets an die Wand und aneinander. Bis 30 Meter hält sich der Abrieb in Grenzen. Darüber wird aus guter Ware spürbar mehr Staub, und der Fahrer muss mit mehr Druck arbeiten.

Messen Sie den Weg nicht auf der Karte, sondern mit dem Band: um die Ecke, über die Treppe, bis zur Kupplung. Reicht es nicht, hilft oft ein anderer Standplatz. Was sonst noch bereit sein sollte, steht in der [Checkliste zur Lieferung](/info-center/lieferung-vorbereiten).
`
  }),
  news("winterdiesel", 36, {
    title: "Diesel im Hoftank: rechtzeitig umstellen",
    teaser: "Sommerware wird bei Frost trüb und verstopft Filter. Wann Sie nachbestellen sollten.",
    picture: ["fass", "Ein Ölfass neben einer Münze, dazwischen zwei Pfeile"],
    text: `
Im Winter liefern die Händler Diesel, der auch bei strengem Frost flüssig bleibt. Liegt im Hoftank noch Ware vom Sommer, mischt sich beides, und der Schutz lässt nach.

Verbrauchen Sie den Rest deshalb bis zum Herbst und bestellen Sie dann frisch. Was [Diesel](/diesel) im Tankwagen heute kostet, zeigt der Vergleich für Ihre Postleitzahl.
`
  })
]
