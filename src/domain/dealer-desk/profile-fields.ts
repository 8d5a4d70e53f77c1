import { certificateFields } from "./certificate-fields.ts"
import { hoursFields } from "./hours-fields.ts"

/**
 * The text fields of a dealer's profile: their maximum lengths in characters, and how typed text is read. A `line` has
 * no line breaks, `lines` may have them.
 */
export const profileTexts = {
  name: { most: 120, kind: "line" },
  street: { most: 80, kind: "line" },
  zipCode: { most: 5, kind: "line" },
  city: { most: 80, kind: "line" },
  phone: { most: 30, kind: "phone" },
  email: { most: 254, kind: "line" },
  website: { most: 300, kind: "line" },
  register: { most: 120, kind: "line" },
  representedBy: { most: 120, kind: "line" },
  vatId: { most: 20, kind: "line" },
  imprint: { most: 4000, kind: "lines" },
  /** Creditor id for direct debits; empty if the dealer does not use direct debit. */
  creditorId: { most: 35, kind: "creditorId" },
  description: { most: 4000, kind: "lines" },
  /** URL to which the dealer's staff are redirected after sign-in; empty if they work in this shop. */
  ownAddress: { most: 500, kind: "line" }
} as const

export type ProfileText = keyof typeof profileTexts

/** Makes a value for each text field of a profile. */
export const forEachText = <Value>(
  make: (name: ProfileText) => Value
): Readonly<Record<ProfileText, Value>> => ({
  name: make("name"),
  street: make("street"),
  zipCode: make("zipCode"),
  city: make("city"),
  phone: make("phone"),
  email: make("email"),
  website: make("website"),
  register: make("register"),
  representedBy: make("representedBy"),
  vatId: make("vatId"),
  imprint: make("imprint"),
  creditorId: make("creditorId"),
  description: make("description"),
  ownAddress: make("ownAddress")
})

/** Maximum lengths of the texts, in characters. */
export const profileLengths = forEachText((name) => profileTexts[name].most)

/** The fields of the form, in their order on the page. */
export const profileFields = [
  "name",
  "street",
  "zipCode",
  "city",
  "phone",
  "email",
  "website",
  ...Object.values(certificateFields),
  "description",
  ...hoursFields,
  "paymentIds",
  "defaultPaymentId",
  "creditorId",
  "register",
  "representedBy",
  "vatId",
  "imprint",
  "ownAddress",
  "isOperator"
] as const
export type ProfileField = (typeof profileFields)[number]
