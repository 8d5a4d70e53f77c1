import type { Site } from "./site.ts"

/** A fictitious company and domains; a shop with sample data shows them with the notice "Beispieldaten". */
export const sampleSite: Site = {
  isSample: true,
  operator: {
    name: "Heizmarkt Beispiel GmbH",
    street: "Musterstraße 1",
    zipCode: "10115",
    city: "Berlin",
    country: "Deutschland",
    email: "service@heizmarkt.example",
    managingDirector: "Erika Beispiel",
    registerCourt: "Amtsgericht Beispielstadt",
    registerNumber: "HRB 000000",
    vatId: "DE000000000",
    creditorId: "DE98ZZZ09999999999",
    // valid format and check digits, but the bank code does not exist
    iban: "DE36000000000000000000"
  },
  lender: {
    name: "Beispiel Ratenkauf AG, Musterstraße 2, 10115 Berlin",
    infoUrl: "https://ratenkauf.example/verbraucherkredit"
  },
  purposes: ["statistics", "marketing"],
  dealerTerms: { percent: 2.5, monthly: 0 },
  locales: {
    de: {
      origin: "https://heizmarkt-de.example",
      customerPhone: "+49 30 000000",
      pressPhone: "+49 30 000001",
      trustedShopsId: undefined
    },
    "de-AT": {
      origin: "https://heizmarkt-at.example",
      customerPhone: "+43 1 000000",
      pressPhone: "+43 1 000001",
      trustedShopsId: undefined
    },
    ch: {
      origin: "https://heizmarkt-ch.example",
      customerPhone: "+41 44 000 00 00",
      pressPhone: "+41 44 000 00 01",
      trustedShopsId: undefined
    }
  }
}
