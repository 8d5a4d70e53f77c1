import type { MailState } from "../mail/mail-state.ts"

/** A mail: to whom and what became of it. Moments are ISO 8601 in UTC. */
export interface SentMail {
  readonly id: string
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly state: MailState
  readonly createdAt: string
  readonly sentAt: string | null
  /** What the mail server said the last time that it did not take the mail; else empty. */
  readonly failure: string
  readonly canBeSentAgain: boolean
}

/** A mail in the list of the outbox. */
export interface MailRow extends SentMail {
  readonly failedAt: string | null
  readonly attempts: number
}

/** One mail with both of its bodies, as they were kept: without the token of its link where it was sent. */
export interface KeptMail extends MailRow {
  readonly text: string
  readonly html: string
}

export type AuditDetail = Readonly<Record<string, string | number | boolean | ReadonlyArray<string>>>

/** A row of the audit log (rule account.audit). */
export interface AuditRow {
  readonly id: number
  readonly at: string
  readonly event: string
  readonly actorId: number | null
  /** Empty when the account is gone, or no user did it. */
  readonly actorEmail: string
  readonly subjectId: number | null
  readonly subjectEmail: string
  readonly detail: AuditDetail
}

/** What staff read about themselves. */
export interface OwnSupportInfo {
  readonly showSupportInfo: boolean
  readonly allowSupportInfo: boolean
  readonly hasSecondFactor: boolean
  readonly secondFactorSetAt: string | null
  /** How many of the ten were not used yet. */
  readonly recoveryCodesLeft: number
  readonly previousSignInAt: string | null
  /** Whether mails are sent: without a mail server they are stored and not delivered. */
  readonly sendsMails: boolean
}
