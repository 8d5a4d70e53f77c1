import type { MailState } from "../mail/mail-state.ts"

/** A mail with its recipient and delivery status. Times are ISO 8601 in UTC. */
export interface SentMail {
  readonly id: string
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly state: MailState
  readonly createdAt: string
  readonly sentAt: string | null
  /** The mail server's last error message; empty if there is none. */
  readonly failure: string
  readonly canBeSentAgain: boolean
}

/** A mail in the outbox list. */
export interface MailRow extends SentMail {
  readonly failedAt: string | null
  readonly attempts: number
}

/**
 * A mail with its text and HTML bodies as stored; once the mail is sent, the bodies no longer contain the token of the
 * mail's link.
 */
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
  /** Empty if the account was deleted or if no user caused the event. */
  readonly actorEmail: string
  readonly subjectId: number | null
  readonly subjectEmail: string
  readonly detail: AuditDetail
}

/** Data about staff members' own accounts. */
export interface OwnSupportInfo {
  readonly showSupportInfo: boolean
  readonly allowSupportInfo: boolean
  readonly hasSecondFactor: boolean
  readonly secondFactorSetAt: string | null
  /** Number of unused recovery codes out of ten. */
  readonly recoveryCodesLeft: number
  readonly previousSignInAt: string | null
  /** Whether mails are sent: without a mail server they are only stored. */
  readonly sendsMails: boolean
}
