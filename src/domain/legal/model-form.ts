import type { Operator } from "../site/site.ts"
import type { LegalSection } from "./legal-text.ts"

/**
 * Returns the model withdrawal form (Annex 2 to Art. 246a § 1 (2) EGBGB, Annex I B of Directive 2011/83/EU) without
 * order data, for consumers who do not have an order at hand. The page of an order prints the form with the order's
 * data.
 */
export const modelForm = (operator: Operator): LegalSection => ({
  title: "Muster-Widerrufsformular",
  paragraphs: [
    "(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)",
    `An ${operator.name}, ${operator.street}, ${operator.zipCode} ${operator.city}, E-Mail: ${operator.email}, oder an den Verkäufer:`,
    "Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*): …",
    "Bestellnummer: …",
    "Bestellt am (*) / erhalten am (*): …",
    "Name des/der Verbraucher(s): …",
    "Anschrift des/der Verbraucher(s): …",
    "Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier): …",
    "Datum: …",
    "(*) Unzutreffendes streichen."
  ]
})
