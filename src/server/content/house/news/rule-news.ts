import { news, type SampleArticle } from "./article.ts"

const sheet = ["rechnung", "Ein Angebot als Blatt mit Zeilen und einer hervorgehobenen Summe"] as const
const chips = ["feuchte", "Drei Haufen Hackschnitzel mit unterschiedlich großen Tropfen und Flammen"] as const

/** News on laws, each for the country to which the law applies. */
export const ruleNews: ReadonlyArray<SampleArticle> = [
  news(
    "hackschnitzel-steuersatz",
    3,
    {
      title: "Hackschnitzel: Wann der ermäßigte Steuersatz gilt",
      teaser:
        "Unter 25 Prozent Wassergehalt sind es 7 Prozent, darüber braucht es eine Zusicherung. Was das beim Bestellen heißt.",
      picture: chips,
      text: `
Hackschnitzel zum Heizen werden in Deutschland mit 7 Prozent besteuert, wenn sie nach Art und Beschaffenheit zum Verbrennen bestimmt sind. Bei weniger als 25 Prozent Wassergehalt wird das vermutet. Bei feuchterem Material muss der Käufer zusichern, dass er es verbrennt; sonst gelten 19 Prozent.

So hat es das Bundesministerium der Finanzen im Juli 2025 klargestellt. Beim Bestellen fragen wir deshalb nach dem Wassergehalt und nach dem Zweck. Beides steht danach auf Ihrem Beleg.

Warum der Wassergehalt auch sonst zählt, erklärt der [Ratgeber](/info-center/hackschnitzel-wassergehalt).
`
    },
    { countries: [1] }
  ),
  news(
    "widerruf-mit-zwei-klicks",
    12,
    {
      title: "Widerrufen mit zwei Klicks",
      teaser:
        "Seit dem 19. Juni 2026 muss jeder Shop einen Knopf zum Widerruf haben. Bei uns geht es ohne Anmeldung.",
      picture: sheet,
      text: `
Wer im Internet etwas bestellt, muss den Vertrag ebenso leicht widerrufen können. Das verlangt das Gesetz seit dem 19. Juni 2026 in der ganzen Europäischen Union.

Auf der Seite [Vertrag widerrufen](/vertrag-widerrufen) genügen Name, Bestellnummer und E-Mail-Adresse. Nach dem zweiten Klick bekommen Sie eine Bestätigung mit Tag und Uhrzeit. Anmelden müssen Sie sich dafür nicht.

Bei losen Pellets und Heizöl endet das Recht, sobald die Ware im Lager oder Tank mit dem Rest vermischt ist.
`
    },
    { countries: [1, 2] }
  ),
  news(
    "raten-sind-kredit",
    19,
    {
      title: "Ratenkauf: neue Regeln seit November 2026",
      teaser: "Auch Raten ohne Zinsen gelten jetzt als Kredit. Was sich beim Bezahlen ändert.",
      picture: sheet,
      text: `
Seit dem 20. November 2026 gelten für Verbraucherkredite strengere Regeln. Auch ein Kauf in Raten zählt dazu, selbst wenn keine Zinsen anfallen.

Vor dem Abschluss sehen Sie deshalb alle Zahlen auf einem Blatt: Betrag, Zahl und Höhe der Raten, effektiver Jahreszins und Summe. Der Anbieter prüft, ob Sie die Raten tragen können, und Sie haben 14 Tage Zeit, es sich anders zu überlegen.

Die einfache Rechnung mit 14 Tagen Ziel bleibt, was sie war.
`
    },
    { countries: [1] }
  ),
  news(
    "co2-preis-oesterreich",
    14,
    {
      title: "CO₂-Preis bleibt bis Jahresende bei 55 Euro",
      teaser:
        "Für Heizöl und Diesel in Österreich ändert sich bis Ende 2026 nichts. Danach entscheidet der Markt.",
      picture: ["fass", "Ein Ölfass neben einer Münze, dazwischen zwei Pfeile"],
      text: `
In Österreich ist der Preis für eine Tonne CO₂ bis zum 31. Dezember 2026 mit 55 Euro festgelegt. Auf einen Liter Heizöl sind das rund 18 Cent, Steuer eingerechnet.

Wie hoch der Preis danach ist, entscheidet der Markt. Es zählt der Tag der Lieferung: Reicht ein Lieferzeitraum über den Jahreswechsel, sehen Sie beide Beträge im Angebot. Pellets und anderes Holz sind nicht betroffen.
`
    },
    { countries: [2] }
  ),
  news(
    "co2-abgabe-schweiz",
    15,
    {
      title: "CO₂-Abgabe: 34 Franken auf 100 Liter Heizöl",
      teaser: "Die Abgabe beträgt 120 Franken je Tonne. Was das für eine Tankfüllung heißt.",
      picture: ["fass", "Ein Ölfass neben einer Münze, dazwischen zwei Pfeile"],
      text: `
Auf fossile Brennstoffe erhebt der Bund eine Abgabe von 120 Franken je Tonne CO₂. Auf 100 Liter Heizöl sind das 31.80 Franken, mit Mehrwertsteuer 34.38 Franken.

Bei einer Füllung von 3000 Litern macht das gut 1000 Franken aus. Holz ist von der Abgabe ausgenommen. In unseren Preisen ist sie immer enthalten.
`
    },
    { countries: [3] }
  ),
  news(
    "schlichtung-ohne-eu-seite",
    41,
    {
      title: "Die Streitbeilegung der EU ist geschlossen",
      teaser: "Die Plattform in Brüssel gibt es seit Juli 2025 nicht mehr. An wen Sie sich jetzt wenden.",
      picture: sheet,
      text: `
Viele Shops verweisen noch auf die Plattform der Europäischen Union zur Beilegung von Streit im Internet. Sie wurde am 20. Juli 2025 abgeschaltet.

Gibt es Ärger mit einer Lieferung, sprechen Sie zuerst mit dem Händler; er ist Ihr Vertragspartner. Kommen Sie nicht weiter, schreiben Sie uns. Die Adresse steht im [Impressum](/impressum), wir antworten innerhalb von zwei Arbeitstagen.
`
    },
    { countries: [1, 2] }
  )
]
