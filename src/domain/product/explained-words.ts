/**
 * A technical term (its first letters, as used in the shop's texts) and its meaning in plain German (rule
 * page.explained-words).
 */
export interface ExplainedWord {
  readonly word: string
  readonly meaning: string
}

/** The terms in search order; no meaning contains the letter "ß", so that all three countries share the texts. */
export const explainedWords: ReadonlyArray<ExplainedWord> = [
  {
    word: "ENplus",
    meaning:
      "Ein unabhängiges Siegel für Holzpellets: geprüft werden Heizwert, Asche, Wasser und Abrieb. A1 hat am wenigsten Asche, A2 etwas mehr."
  },
  {
    word: "Termin Plus",
    meaning:
      "Der Händler kommt zu einer festen Stunde, die er mit Ihnen abspricht, statt irgendwann im Lieferzeitraum."
  },
  {
    word: "Schlauch",
    meaning:
      "Durch ihn kommt die Ware vom Wagen in Lager oder Tank. Gemessen wird der Weg vom Halteplatz bis zum Anschluss am Haus."
  },
  {
    word: "Mandat",
    meaning:
      "Ihre Erlaubnis, den Rechnungsbetrag einmal von Ihrem Konto abzubuchen. Acht Wochen lang können Sie ihn zurückholen."
  }
]

/** Returns the first term in a text that needs an explanation; case does not matter ("Lastschriftmandat"). */
export const explainedIn = (text: string): ExplainedWord | undefined =>
  explainedWords.find(({ word }) => text.toLowerCase().includes(word.toLowerCase()))
