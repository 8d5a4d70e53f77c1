import type { DealerCardFacts, DealerPageFacts } from "./dealer-facts.ts"

export const branch = {
  id: 8,
  name: "Niederlassung Aalen",
  street: "Weg 1",
  zipCode: "73430",
  city: "Aalen",
  path: "/holzpellethaendler/baden-wuerttemberg/73430/8/100001",
  openingHours: []
} as const

export const card: DealerCardFacts = {
  id: 100_002,
  name: "Fichtenglut GmbH",
  path: "/holzpellethaendler/bayern/80331/100002",
  rating: 80,
  ratingCount: 3,
  enplusId: null,
  certifications: [],
  branch,
  price: {
    certificationIds: [4],
    unitPrice: 400,
    totalPrice: 2400,
    currency: "EUR",
    deliveryStart: "2026-12-01",
    deliveryEnd: "2026-12-04"
  }
}

export const dealer: DealerPageFacts = {
  countryId: 1,
  id: 100_001,
  name: "Lärchenkern GmbH",
  logoUrl: null,
  path: "/holzpellethaendler/bayern/80331/100001",
  trail: [{ title: "Lärchenkern GmbH", path: "/holzpellethaendler/bayern/80331/100001" }],
  branch: undefined,
  isPaused: false,
  nearPath: "/holzpellethaendler/bayern/80331",
  description: "",
  street: "Weg 2",
  zipCode: "80331",
  city: "München",
  stateName: "Bayern",
  phone: "+49 89 1",
  email: "kontakt@laerchenkern.example",
  website: null,
  imprint: "",
  register: null,
  representedBy: null,
  vatId: null,
  isInteraid: false,
  joinedOn: "2020-01-01",
  certifications: [],
  branches: [branch],
  deliveryArea: [],
  openingHours: [],
  payments: [],
  fees: [],
  products: [],
  rating: 0,
  ratingCount: 0,
  price: null,
  promises: { orders: 0, delivered: 0 },
  chart: null,
  asked: { zipCode: "80331", amount: "1", groupId: 3 },
  ownPrice: { kind: "unasked" }
}
