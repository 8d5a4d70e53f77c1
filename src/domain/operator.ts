import type { LocaleCode } from "./locale.ts"

/** Who runs the shop: imprint, footer, mails and legal texts name it (decisions.md "Pages and code" 11). */
export interface Operator {
  readonly company: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
  readonly managingDirector: string
  readonly register: string
  readonly vatId: string
  readonly email: string
  readonly privacyEmail: string
  /** Identifies the operator to banks for direct debits. */
  readonly creditorId: string
  readonly phones: Readonly<Record<LocaleCode, { readonly customer: string; readonly press: string }>>
}

/** A company that does not exist; a shop with sample data shows it with the notice "Beispieldaten". */
export const sampleOperator: Operator = {
  company: "Heizmarkt Beispiel GmbH",
  street: "Musterstraße 1",
  zipCode: "10115",
  city: "Berlin",
  country: "Deutschland",
  managingDirector: "Erika Beispiel",
  register: "Amtsgericht Beispielstadt, HRB 000000",
  vatId: "DE000000000",
  email: "service@heizmarkt.example",
  privacyEmail: "datenschutz@heizmarkt.example",
  creditorId: "DE98ZZZ09999999999",
  phones: {
    de: { customer: "+49 30 000000", press: "+49 30 000001" },
    "de-AT": { customer: "+43 1 000000", press: "+43 1 000001" },
    ch: { customer: "+41 44 000 00 00", press: "+41 44 000 00 01" }
  }
}
