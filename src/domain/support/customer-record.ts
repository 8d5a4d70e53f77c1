import type { AlarmWish } from "../alarm/price-alarm.ts"

/** Legal texts that are shown to a customer, as receipts name them. */
export const legalTextKinds = ["terms", "withdrawal", "privacy"] as const

export type LegalTextKind = (typeof legalTextKinds)[number]

/** One version of a legal text, and when it was shown to the customer (rule account.legal-texts); ISO 8601 in UTC. */
export interface HeldText {
  readonly kind: LegalTextKind
  readonly version: string
  readonly firstAt: string
  readonly lastAt: string
  /** The account was registered under it. */
  readonly atRegistration: boolean
  readonly orderCount: number
}

/** An alarm or a newsletter of a customer, as staff see it; moments are ISO 8601 in UTC. */
export interface CustomerAlarm extends AlarmWish {
  readonly id: number
  readonly createdAt: string
  /** Null as long as the mailbox has not said yes. */
  readonly confirmedAt: string | null
  /** False for one that the mailbox has asked for without the account. */
  readonly isOfAccount: boolean
}
