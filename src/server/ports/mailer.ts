import { Context, type Effect } from "effect"
import type { SqlError } from "effect/sql/SqlError"

/** A mail to one person, complete and rendered. */
export interface Mail {
  /** The same for the same mail, however often it is delivered; also its Message-ID. */
  readonly id: string
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The token of a link: where a mail server sends the mail, the kept copy goes without it. */
  readonly secret?: string
  /** Where a mail program ends what the mail is about with one click (RFC 8058); it stands in the mail's headers. */
  readonly unsubscribe?: string
}

/** Kinds of mails that are business letters of an order: the law keeps them with it. */
export const lawfulKinds: ReadonlyArray<string> = [
  "order-confirmation",
  "order-life",
  "order-seller",
  "withdrawal-receipt"
]

/** Name of the job that writes a mail once more. */
export const mailAgainJob = "mail-again"

/** Name of the job that asks a buyer how the delivery was; orders add it, customers write it. */
export const ratingInvitationJob = "rating-invitation"

/**
 * The job that is being done, noted with the mails that it writes, so that they can be written again. Its payload holds
 * no token (rule safety.mailed-links).
 */
export const CurrentJob = Context.Reference<
  | {
      readonly task: string
      readonly payload: unknown
      /** Where a mail is written once more: when it was written first, in ms; its link lives from then on. */
      readonly firstAt?: number
    }
  | undefined
>("server/ports/CurrentJob", { defaultValue: () => undefined })

/** A job by which a mail can be written again. */
export type MailJob = Pick<NonNullable<(typeof CurrentJob)["Service"]>, "task" | "payload">

/** The mail server did not take the mail now; the job that sends it is repeated, later each time. */
export class MailRefused extends Error {
  override readonly name = "MailRefused"
}

/** A mail that is kept; settled is one that was sent, or given up and not asked for again. */
export interface KeptMail {
  readonly id: string
  readonly settled: boolean
}

export class Mailer extends Context.Service<
  Mailer,
  {
    /** Whether mails are sent; else they are only kept. */
    readonly hasServer: boolean
    /**
     * Keeps mails, all at once, each with the job that can write it again; the commit waits for no disk. A mail that another
     * copy writes at this moment is missing from the answer.
     */
    readonly keep: (
      mails: ReadonlyArray<Mail & { readonly job: MailJob | undefined }>
    ) => Effect.Effect<ReadonlyArray<KeptMail>, SqlError>
    /**
     * Keeps the mail, then sends it unless it was sent or given up before and was not asked for again; without
     * a mail server it is only kept. A mail that the mail server will never take is noted as such and is no failure.
     */
    readonly deliver: (mail: Mail) => Effect.Effect<void, SqlError | MailRefused>
  }
>()("server/ports/Mailer") {}
