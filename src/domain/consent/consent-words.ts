import type { ConsentPurpose } from "./purposes.ts"

/**
 * Texts of the consent question, the same in all countries. They are plain constants, because documents load no message
 * catalogs in the browser. No text contains a sharp s (rule page.swiss-spelling).
 */
export const consentWords = {
  title: "Dürfen wir mehr speichern als nötig?",
  text: "Notwendiges speichern wir immer. Alles andere nur, wenn Sie es erlauben. Ihre Antwort gilt ein Jahr; ändern können Sie sie unten auf jeder Seite.",
  table: "Was genau gespeichert wird",
  imprint: "Impressum",
  purposes: "Wozu wir speichern",
  necessary: { name: "Notwendig", hint: "Rechnen, bestellen und anmelden" },
  refuse: "Nur notwendige",
  choose: "Auswahl speichern",
  accept: "Alle akzeptieren",
  close: "Ohne Änderung zurück",
  saved: "Ihre Antwort ist gespeichert."
} as const

export const purposeWords: Readonly<
  Record<ConsentPurpose, { readonly name: string; readonly hint: string }>
> = {
  statistics: { name: "Statistik", hint: "Sehen, was auf den Seiten hilft und was stört" },
  marketing: { name: "Marketing", hint: "Sehen, welche Angebote und Anzeigen gefallen" }
}
