import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { isOnThisMachine } from "../../domain/this-machine.ts"
import { CurrentJob, type Mail, Mailer, type MailJob, MailRefused } from "../ports/mailer.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { keepMails } from "./keep-mails.ts"

/** Result of an attempt to send a mail. */
type Outcome = "sent" | { readonly refusal: string; readonly isFinal: boolean }

type Send = (mail: Mail) => Effect.Effect<Outcome>

/** Maximum times that a mail server may take to respond, in ms. */
export interface MailTimeouts {
  readonly connectionTimeout: number
  readonly greetingTimeout: number
  readonly socketTimeout: number
}

/** Short timeouts: a mail server that hangs must not block other jobs. */
const mailTimeouts: MailTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1)

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === "object" && error !== null
    ? Object.entries(error).find(([key]) => key === name)?.[1]
    : undefined

/**
 * Maximum number of attempts, spread over about three days; after that the mail has failed finally, since the recipient
 * will have requested another mail by then.
 */
const mostAttempts = 20

/** Maximum length of a stored refusal: long enough for the mail server's message, too short to fill a table. */
const longestRefusal = 500

/**
 * Converts the error of a failed attempt to its result: 5xx for an address or for the mail is final (RFC 5321, 4.2.1),
 * while 5xx for the greeting or for the shop's sign-in is a fault of the shop's configuration, which may be corrected
 * before the next attempt.
 */
const outcomeOf = (error: unknown): Outcome => {
  const code = fieldOf(error, "responseCode")
  const isOnThisMail = ["EENVELOPE", "EMESSAGE"].includes(String(fieldOf(error, "code")))
  const said = error instanceof Error ? error.message : String(error)
  return {
    refusal: said
      .replace(/[\p{Cc}]+/gu, " ")
      .toWellFormed()
      .slice(0, longestRefusal),
    isFinal: isOnThisMail && typeof code === "number" && code >= 500 && code < 600
  }
}

/**
 * Sends mails by SMTP. Addresses and headers are passed as fields, so that no text from a buyer can become a header. To
 * another machine, `smtp://` is secured by STARTTLS before a mail or credentials are sent; if that is impossible,
 * nothing is sent (rule safety.mail-transport).
 */
const smtp = (
  url: string,
  from: { readonly name: string; readonly address: string },
  limits: MailTimeouts
): Send => {
  // `nodemailer` is loaded with the first mail, not at startup
  const opened = async () =>
    (await import("nodemailer")).createTransport({
      url,
      requireTLS: !isOnThisMachine(new URL(url)),
      ...limits
    })
  let transport: ReturnType<typeof opened> | undefined
  const deliver = async (mail: Mail) =>
    (await (transport ??= opened())).sendMail({
      from,
      to: { name: "", address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: `<${mail.id}@${domainOf(from.address)}>`,
      headers: {
        "Auto-Submitted": "auto-generated",
        ...(mail.unsubscribe !== undefined && {
          "List-Unsubscribe": `<${mail.unsubscribe}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"
        })
      },
      disableFileAccess: true,
      disableUrlAccess: true
    })
  return (mail) => Effect.promise(() => deliver(mail).then((): Outcome => "sent", outcomeOf))
}

/**
 * Stores each mail as a row first, so that what the shop promises a buyer is recorded before any mail server is called.
 */
export const outboxLayer = (smtpUrl: string | undefined, limits: MailTimeouts = mailTimeouts) =>
  Layer.effect(Mailer)(
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { operator } = yield* ShopSite
      const from = { name: operator.name, address: operator.email }
      const send = smtpUrl === undefined ? undefined : smtp(smtpUrl, from, limits)
      const keep = (mails: ReadonlyArray<Mail & { readonly job: MailJob | undefined }>) =>
        Effect.provideService(keepMails(mails, { withSecrets: send === undefined }), SqlClient, sql)
      return {
        hasServer: send !== undefined,
        keep,
        deliver: Effect.fnUntraced(function* (mail: Mail) {
          const [kept] = yield* keep([{ ...mail, job: yield* CurrentJob }])
          if (send === undefined || kept?.settled === true) return
          const outcome = yield* send(mail)
          if (outcome === "sent") {
            yield* sql`
              update mail set sent_at = now(), attempts = attempts + 1, failure = null, failed_at = null,
                asked_again_at = null
              where id = ${mail.id}`
            return
          }
          const isOver = sql`(${outcome.isFinal}::boolean or attempts + 1 >= ${mostAttempts}::int)`
          const [noted] = yield* sql<{ readonly isOver: boolean }>`
            update mail set attempts = attempts + 1, failure = ${outcome.refusal},
              failed_at = case when ${isOver} then now() end,
              asked_again_at = case when ${isOver} then null else asked_again_at end
            where id = ${mail.id}
            returning failed_at is not null as "isOver"`
          if (noted?.isOver !== true) return yield* Effect.fail(new MailRefused(outcome.refusal))
        })
      }
    })
  )
