import { emailProblem } from "../account/email.ts"
import { type HeldCertificate, isKindIn } from "../dealer/held-certificate.ts"
import type { OpenTime } from "../dealer/opening-hours.ts"
import { dealerWebsite } from "../dealer/dealer-website.ts"
import { optionsOf } from "../options/catalogue.ts"
import { directDebitPaymentId } from "../options/option-ids.ts"
import type { CountryId } from "../place/country.ts"
import { isZipOf } from "../place/zip.ts"
import { typedDay } from "../price/typed-day.ts"
import { usualGroup } from "../product/product-group.ts"
import { typedLine } from "../typed-text.ts"
import {
  choiceColumn,
  codeColumn,
  type Column,
  laterColumn,
  numberColumn,
  optionalColumn,
  textColumn
} from "./column.ts"
import { certificatesColumn, enplusColumn } from "./certificate-columns.ts"
import { hoursColumn } from "./hours-column.ts"
import { type ListFile, wrong } from "./list-file.ts"
import { countryWords, paymentWords, stateWords } from "./words.ts"

/** A line of haendler.csv: the data that a dealer provides; other data, such as reviews, come from the shop itself. */
export interface DealerLine {
  readonly number: string
  readonly countryId: CountryId
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly phone: string
  readonly email: string
  readonly website: string | null
  readonly description: string | null
  readonly imprint: string | null
  readonly register: string | null
  readonly representedBy: string | null
  readonly vatId: string | null
  readonly openingHours: ReadonlyArray<OpenTime>
  readonly enplus: HeldCertificate | null
  /** Certificates of kinds other than ENplus; `null` keeps the stored ones. */
  readonly certificates: ReadonlyArray<HeldCertificate> | null
  readonly creditorId: string | null
  /** Whether the shop's operator is the seller and receives the payments (rule payment.creditor). */
  readonly isOperator: boolean
  readonly payments: ReadonlyArray<number>
  readonly defaultPayment: number
  readonly state: "active" | "paused" | "ended"
  /** The dealer's first day in the shop; `null` keeps the stored day, or means today for a new dealer. */
  readonly joinedOn: string | null
}

export const zipPattern = /^[0-9]{4,5}$/u

const emailColumn: Column<string> = {
  head: "email",
  hint: () => "write one address such as service@haendler.example",
  read: (text) => (emailProblem(text) === undefined ? typedLine(text) : undefined),
  write: (value) => value
}

const website = optionalColumn("website", 500)

const paymentsColumn: Column<ReadonlyArray<number>> = {
  head: "zahlungsarten",
  hint: () =>
    `write one or more of ${paymentWords.map(([word]) => word).join(", ")} with commas between them`,
  read: (text) => {
    const words = typedLine(text)
      .split(",")
      .map((word) => word.trim().toLowerCase())
    const ids = paymentWords.filter(([word]) => words.includes(word.toLowerCase())).map(([, id]) => id)
    return ids.length > 0 && ids.length === new Set(words).size ? ids : undefined
  },
  write: (ids) =>
    paymentWords
      .filter(([, id]) => ids.includes(id))
      .map(([word]) => word)
      .join(", ")
}

const joined = optionalColumn("dabei_seit")

const isPaidIn = (paymentId: number, countryId: CountryId): boolean =>
  optionsOf(usualGroup.id).some(
    ({ id, countryIds }) => id === paymentId && (countryIds === undefined || countryIds.includes(countryId))
  )

const columns: ListFile<DealerLine>["columns"] = {
  number: numberColumn("nummer"),
  countryId: choiceColumn("land", countryWords),
  name: textColumn("name"),
  street: textColumn("strasse"),
  zipCode: codeColumn("plz", zipPattern, "write a postal code of the dealer's country"),
  city: textColumn("ort"),
  phone: codeColumn(
    "telefon",
    /^[+(]?[0-9][0-9 ()/.-]{2,38}$/u,
    "write a telephone number such as +49 89 123456"
  ),
  email: emailColumn,
  website: {
    ...website,
    hint: () => "write an address that begins with https://, or nothing",
    read: (text) => {
      const address = website.read(text)
      return address === null || (address !== undefined && dealerWebsite(address) === address)
        ? address
        : undefined
    }
  },
  description: optionalColumn("beschreibung", 5000),
  imprint: optionalColumn("impressum", 5000),
  register: optionalColumn("register"),
  representedBy: optionalColumn("vertreten_durch"),
  vatId: optionalColumn("ust_id", 40),
  openingHours: hoursColumn("oeffnungszeiten"),
  enplus: enplusColumn("enplus_id"),
  creditorId: optionalColumn("glaeubiger_id", 40),
  isOperator: choiceColumn("betreiber", [
    ["nein", false],
    ["ja", true]
  ]),
  payments: paymentsColumn,
  defaultPayment: choiceColumn("standard_zahlungsart", paymentWords),
  state: choiceColumn("status", stateWords),
  joinedOn: {
    ...joined,
    hint: () => "write a day of the calendar such as 2027-01-15 or 15.01.2027, or nothing",
    read: (text) => (text.trim() === "" ? null : typedDay(text))
  },
  certificates: laterColumn(certificatesColumn("zertifikate"))
}

/** haendler.csv: one line for each dealer. */
export const dealerFile: ListFile<DealerLine> = {
  name: "haendler.csv",
  columns,
  check: (row) => {
    const at = <K extends keyof DealerLine>(key: K, hint: string) => [wrong({ columns }, row, key, hint)]
    const { countryId, payments, defaultPayment, isOperator, creditorId } = row
    const lacksCreditor = payments.includes(directDebitPaymentId) && !isOperator && creditorId === null
    return [
      ...(isZipOf(countryId, row.zipCode)
        ? []
        : at("zipCode", "write a postal code of the dealer's country")),
      ...(payments.every((id) => isPaidIn(id, countryId))
        ? []
        : at("payments", "leave out Lastschrift and Raten: they are paid in euros only")),
      ...(payments.includes(defaultPayment)
        ? []
        : at("defaultPayment", "write one of the ways to pay that stand in zahlungsarten")),
      ...((row.certificates ?? []).every(({ kind }) => isKindIn(kind, countryId))
        ? []
        : at("certificates", "leave out the RAL quality mark: only dealers in Germany have it")),
      ...(lacksCreditor
        ? at("creditorId", "write the creditor id, or leave Lastschrift out of zahlungsarten")
        : [])
    ]
  }
}
