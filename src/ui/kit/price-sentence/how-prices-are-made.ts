import { msg } from "@lingui/core/macro"

/** Explains how the price of a country or region is calculated. */
export const howPricesAreMade = msg`Jede Nacht rechnen wir für jede Postleitzahl das günstigste Angebot für 6 Tonnen aus, so wie es ein Kunde bekäme: mit Lieferung, Einblasen und Mehrwertsteuer. Der Preis eines Landes oder einer Region ist das Mittel dieser Angebote. Postleitzahlen, zu denen niemand liefert, zählen nicht mit, und was einmal veröffentlicht ist, ändern wir nicht mehr.`
