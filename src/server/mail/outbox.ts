import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SqlClient } from "effect/sql/SqlClient"
import { createTransport } from "nodemailer"
import { type Mail, Mailer, MailRefused } from "../ports/mailer.ts"
import { ShopSite } from "../ports/shop-site.ts"

type Send = (mail: Mail) => Effect.Effect<void, MailRefused>

/** Short limits: a mail server that hangs must not hold the jobs of others. */
const connection = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1)

/** Sends by SMTP. Address and headers go in as fields, so that no text of a buyer can become a header. */
const smtp = (url: string, from: { readonly name: string; readonly address: string }): Send => {
  const transport = createTransport({ url, ...connection })
  return (mail) =>
    Effect.tryPromise({
      try: () =>
        transport.sendMail({
          from,
          to: { name: "", address: mail.recipient },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${mail.id}@${domainOf(from.address)}>`,
          headers: { "Auto-Submitted": "auto-generated" },
          disableFileAccess: true,
          disableUrlAccess: true
        }),
      catch: (error) => new MailRefused(error instanceof Error ? error.message : String(error))
    }).pipe(Effect.asVoid)
}

/**
 * Mails are rows first: what was promised to a buyer is noted before any mail server is asked. The note's commit waits
 * for no disk: the end of its job stands later in the same log, so a crash that forgets the note forgets that too.
 */
export const outboxLayer = (smtpUrl: string | undefined) =>
  Layer.effect(Mailer)(
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { operator } = yield* ShopSite
      const send =
        smtpUrl === undefined ? undefined : smtp(smtpUrl, { name: operator.name, address: operator.email })
      return {
        deliver: Effect.fnUntraced(function* (mail: Mail) {
          const at = new Date(yield* Clock.currentTimeMillis).toISOString()
          const [kept] = yield* sql<{ readonly sent: boolean }>`
            insert into mail (id, kind, recipient, subject, body_text, body_html, created_at)
            values (${mail.id}, ${mail.kind}, ${mail.recipient}, ${mail.subject}, ${mail.text}, ${mail.html},
              ${at}::timestamptz)
            on conflict (id) do update set id = excluded.id
            returning sent_at is not null as sent, set_config('synchronous_commit', 'off', true) as commit`
          if (send === undefined || kept?.sent === true) return
          yield* send(mail)
          yield* sql`update mail set sent_at = now() where id = ${mail.id}`
        })
      }
    })
  )
