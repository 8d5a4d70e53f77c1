import { article, blocksOf, drawn, facts, otherProducts, picture, questions } from "../page-parts.ts"
import { guide } from "./guide.ts"

/** Guide: a store for loose pellets (size, protection from water, ventilation). */
export const storingPellets = guide("pellets-lagern", "lagern", {
  title: "Pellets richtig lagern",
  teaser:
    "Trocken, staubdicht, belüftet: wie groß ein Lager sein muss, was hineingehört und warum Sie vor dem Betreten lüften.",
  seoTitle: "Pelletlager: Größe, Bau und Sicherheit",
  description:
    "Wie groß ein Pelletlager sein muss, was beim Bau zählt, wie es trocken bleibt und was Sie wegen Kohlenmonoxid beachten müssen.",
  picture: drawn("lagerraum", "Schnitt durch ein Pelletlager mit schrägem Boden, Prallmatte und Anschlüssen"),
  blocks: blocksOf(
    article(`
Ein gutes Lager hält einen Jahresvorrat trocken und gibt ihn ohne Ihr Zutun an die Heizung weiter. Gebaut wird es einmal, genutzt jahrzehntelang.

## Wie groß muss es sein?

Ein Kubikmeter fasst rund 650 Kilogramm Pellets. Sechs Tonnen füllen also gut neun Kubikmeter. Unter einem schrägen Boden bleibt Raum leer, und oben braucht der Luftstrom Platz: Rechnen Sie damit, dass etwa zwei Drittel des Raumes nutzbar sind. Für sechs Tonnen heißt das rund 14 Kubikmeter, etwa zwei mal drei Meter bei gut zwei Metern Höhe.

Günstig ist, wenn der ganze Jahresbedarf hineinpasst. Dann kaufen Sie, wenn der [Preis](/pelletpreise) gut ist, und nicht, wenn das Lager leer ist.
`),
    facts(
      "Was ein Lager braucht",
      [
        "Trockene Wände",
        "Wasser lässt Pellets quellen, bis die Förderung steht. Auch feuchte Luft schadet auf Dauer. Bei feuchten Kellern ist ein Gewebesilo die sichere Wahl."
      ],
      [
        "Zwei Anschlüsse",
        "Durch den einen wird geblasen, durch den anderen die Luft abgesaugt. Üblich sind Kupplungen der Größe Storz A, von außen gut zu erreichen."
      ],
      [
        "Eine Prallmatte",
        "Sie hängt gegenüber dem Einblasstutzen und schützt Pellets und Wand. Ohne sie zerbrechen die Pellets zu Staub."
      ],
      [
        "Kein Strom im Raum",
        "Schalter, Dosen und Leuchten gehören nicht ins Lager. Staub und Funken vertragen sich nicht."
      ]
    ),
    article(`
## Vor dem Betreten lüften

Aus frischen Pellets kann **Kohlenmonoxid** austreten. Das Gas riecht nicht, und es ist giftig. Deshalb gilt:

- Das Lager ist dauerhaft belüftet, am besten über Deckel mit Öffnungen an den Anschlüssen.
- Vor dem Betreten schalten Sie die Heizung ab und lüften mindestens eine Viertelstunde.
- Gehen Sie nie allein hinein. Jemand bleibt draußen und sieht Sie.
- Halten Sie Kinder fern, und hängen Sie den Warnhinweis an die Tür.
`),
    picture(
      "lueften",
      "Offene Lagertür, ein Warnschild und Pfeile für den Luftstrom",
      "Erst lüften, dann hinein, und nie allein."
    ),
    article(`
## Pflege

Alle zwei bis drei Jahre sollte das Lager leer sein. Saugen Sie dann den Staub vom Boden, bevor neu gefüllt wird. So bleibt die Förderung ruhig und die Heizung sauber.

Säcke lagern Sie auf der Palette, trocken und vor Sonne geschützt. Die Folie hält Regen nicht auf Dauer ab.
`),
    questions(
      [
        "Kann ich Pellets im Freien lagern?",
        "Nur in einem Silo oder Erdtank, der dafür gebaut ist. Unter einer Plane werden Pellets feucht."
      ],
      [
        "Muss das Lager leer sein, bevor geliefert wird?",
        "Nein, ein Rest schadet nicht. Alle paar Jahre ganz leeren und den Staub entfernen genügt."
      ]
    ),
    otherProducts()
  )
})
