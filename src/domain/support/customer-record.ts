import type { AlarmWish } from "../alarm/price-alarm.ts"

/** Kinds of legal texts shown to customers, named as in order receipts. */
export const legalTextKinds = ["terms", "withdrawal", "privacy"] as const

export type LegalTextKind = (typeof legalTextKinds)[number]

/**
 * One version of a legal text, and when it was shown to the customer (rule account.legal-texts); times are ISO 8601 in
 * UTC.
 */
export interface HeldText {
  readonly kind: LegalTextKind
  readonly version: string
  readonly firstAt: string
  readonly lastAt: string
  /** Whether the account was registered under this version. */
  readonly atRegistration: boolean
  readonly orderCount: number
}

/** A price alarm or newsletter of a customer, as shown to staff; times are ISO 8601 in UTC. */
export interface CustomerAlarm extends AlarmWish {
  readonly id: number
  readonly createdAt: string
  /** `null` until the e-mail address is confirmed. */
  readonly confirmedAt: string | null
  /** False if the alarm or newsletter was requested with an e-mail address only, not through the account. */
  readonly isOfAccount: boolean
}
