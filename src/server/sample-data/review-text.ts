import type { Random } from "./random.ts"

type Mood = "good" | "middling" | "bad"

const openings: Readonly<Record<Mood, ReadonlyArray<string>>> = {
  good: [
    "Alles bestens.",
    "Sehr zufrieden.",
    "Zum dritten Mal bestellt und wieder gut bedient worden.",
    "Unkompliziert von der Bestellung bis zur Lieferung.",
    "Gerne wieder.",
    "So soll es sein."
  ],
  middling: [
    "Im Großen und Ganzen in Ordnung.",
    "Geht so.",
    "Ware gut, Ablauf mit Luft nach oben.",
    "Durchwachsen."
  ],
  bad: ["Leider enttäuscht.", "Das war nichts.", "Nicht zu empfehlen.", "Diesmal hat fast nichts geklappt."]
}

const deliveries: Readonly<Record<Mood, ReadonlyArray<string>>> = {
  good: [
    "Die Lieferung kam am angekündigten Tag.",
    "Der Fahrer rief eine halbe Stunde vorher an.",
    "Geliefert wurde einen Tag früher als genannt.",
    "Der Fahrer war freundlich und hat sauber gearbeitet.",
    "Trotz enger Einfahrt kein Problem mit der Zufahrt."
  ],
  middling: [
    "Die Lieferung kam am letzten Tag des Zeitraums.",
    "Der Termin wurde einmal verschoben, aber rechtzeitig angesagt.",
    "Am Telefon war erst beim zweiten Versuch jemand zu erreichen."
  ],
  bad: [
    "Die Lieferung kam eine Woche zu spät.",
    "Der Termin wurde zweimal verschoben, ohne dass sich jemand gemeldet hat.",
    "Der Fahrer wollte den Schlauch nicht bis zum Lager legen."
  ]
}

const goods: Readonly<Record<Mood, ReadonlyArray<string>>> = {
  good: [
    "Kaum Staub im Lager, die Heizung läuft ruhig.",
    "Menge und Lieferschein stimmten genau.",
    "Die Qualität ist wie beschrieben.",
    "Preis wie im Angebot, nichts kam dazu.",
    "Die Rechnung war richtig und kam zwei Tage später."
  ],
  middling: [
    "Die Qualität passt, etwas mehr Staub als sonst.",
    "Die Rechnung kam erst nach zwei Wochen.",
    "Preis in Ordnung."
  ],
  bad: [
    "Viel Staub und Bruch, das Sieb war nach einer Woche voll.",
    "Auf der Rechnung stand mehr als auf dem Lieferschein.",
    "Beschwerde wurde erst nach dem dritten Anruf bearbeitet."
  ]
}

/** Composes a short review from parts that match its stars (1 to 5). */
export const reviewText = (stars: number, random: Random): string => {
  const mood: Mood = stars >= 4 ? "good" : stars === 3 ? "middling" : "bad"
  const parts = [
    ...(random.chance(0.75) ? [random.pick(openings[mood])] : []),
    random.pick(deliveries[mood]),
    ...(random.chance(0.7) ? [random.pick(goods[mood])] : [])
  ]
  return parts.join(" ")
}

const thanks = [
  "Vielen Dank für Ihre Bewertung.",
  "Danke, das freut unser Team.",
  "Besten Dank, bis zur nächsten Lieferung."
]
const regrets = [
  "Das tut uns leid. Bitte rufen Sie uns an, damit wir es in Ordnung bringen.",
  "So soll es bei uns nicht sein. Wir haben mit dem Fahrer gesprochen und melden uns bei Ihnen.",
  "Danke für den Hinweis. Wir haben die Ware dieser Woche noch einmal geprüft."
]

/** Picks the dealer's reply to a review. */
export const replyText = (stars: number, random: Random): string => random.pick(stars >= 4 ? thanks : regrets)
