import { Context, type Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"

/** A complete, rendered mail to one recipient. */
export interface Mail {
  /** The same for every delivery of the same mail; also used as its Message-ID. */
  readonly id: string
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /**
   * The token of a link in the mail: if a mail server sends the mail, the stored version does not contain the token.
   */
  readonly secret?: string
  /** Address for one-click unsubscription by mail programs (RFC 8058), in the mail's headers. */
  readonly unsubscribe?: string
}

/** Kinds of mails that are business letters about an order: by law they are stored together with the order. */
export const lawfulKinds: ReadonlyArray<string> = [
  "order-confirmation",
  "order-life",
  "order-seller",
  "withdrawal-receipt"
]

/** Name of the job that writes and sends a mail again. */
export const mailAgainJob = "mail-again"

/**
 * Name of the job that asks the buyer to rate the delivery; the module `orders` adds the job, and the module
 * `customers` writes the mail.
 */
export const ratingInvitationJob = "rating-invitation"

/**
 * The running job, stored with the mails that it writes, so that they can be written again. Its payload contains no
 * token (rule safety.mailed-links).
 */
export const CurrentJob = Context.Reference<
  | {
      readonly task: string
      readonly payload: unknown
      /**
       * When a mail that is written again was first written, in ms; the validity of its link starts at that time.
       * Missing for a first mail.
       */
      readonly firstAt?: number
    }
  | undefined
>("server/ports/CurrentJob", { defaultValue: () => undefined })

/** A job that can write a mail again. */
export type MailJob = Pick<NonNullable<(typeof CurrentJob)["Service"]>, "task" | "payload">

/** The mail server did not accept the mail this time; the job that sends the mail is retried with growing delays. */
export class MailRefused extends Error {
  override readonly name = "MailRefused"
}

/** A stored mail; it is settled if it was sent, or if sending was given up and was not requested again. */
export interface KeptMail {
  readonly id: string
  readonly settled: boolean
}

export class Mailer extends Context.Service<
  Mailer,
  {
    /** Whether mails are sent; otherwise they are only stored. */
    readonly hasServer: boolean
    /**
     * Stores several mails at once, each with the job that can write the mail again; the commit does not wait for the
     * disk. Mails that another process is writing at the same time are missing from the result.
     */
    readonly keep: (
      mails: ReadonlyArray<Mail & { readonly job: MailJob | undefined }>
    ) => Effect.Effect<ReadonlyArray<KeptMail>, SqlError>
    /**
     * Stores the mail, then sends it unless it was already sent, or was given up and not requested again; without a
     * mail server it is only stored. A permanent refusal by the mail server is recorded and is no failure.
     */
    readonly deliver: (mail: Mail) => Effect.Effect<void, SqlError | MailRefused>
  }
>()("server/ports/Mailer") {}
