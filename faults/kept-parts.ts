import { createHash } from "node:crypto"

/** Parts of a draft, each saved by one step. */
export const parts = ["address", "stations", "payment"] as const
export type Part = (typeof parts)[number]

/** The parts of a draft, as in responses and in the database. */
export interface Contents {
  readonly emailAddress: string
  readonly deliveryAddress: unknown
  readonly useInvoiceAddress: boolean
  readonly invoiceAddress: unknown
  readonly stations?: unknown
  readonly payment: unknown
}

/** Sorts the keys of a value at every level, so that equal values have equal JSON, whatever the order of their keys. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, canonical(inner)])
  )
}

const valueOf = (part: Part, contents: Contents): unknown => {
  const { emailAddress, deliveryAddress, useInvoiceAddress, invoiceAddress } = contents
  if (part === "address") return { emailAddress, deliveryAddress, useInvoiceAddress, invoiceAddress }
  return part === "stations" ? (contents.stations ?? null) : contents.payment
}

/** Returns a short digest of a part's content. */
export const digestOf = (part: Part, contents: Contents): string =>
  createHash("sha256")
    .update(JSON.stringify(canonical(valueOf(part, contents))))
    .digest("base64url")
    .slice(0, 16)
