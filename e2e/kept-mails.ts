import type { Page } from "@playwright/test"
import { insertAccount, type Role, totpSecret } from "./account.ts"
import { ask } from "./database.ts"
import { mailbox } from "./pages/SignIn.ts"
import { signIn } from "./signed-in.ts"

/** Signs in a new member of staff and opens a page; returns the mailbox. */
export const enterAs = async (page: Page, role: Role, path: string): Promise<string> => {
  const email = mailbox("stab")
  await insertAccount(email, role, totpSecret)
  await signIn(page, email, path)
  return email
}

interface MailWish {
  readonly recipient: string
  readonly subject?: string
  readonly failure?: string
  /** The job that wrote the mail, so that the mail can be written again. */
  readonly job?: { readonly task: string; readonly payload: object }
  readonly html?: string
}

/**
 * Inserts a mail into the outbox and returns its id; a mail with a failure counts as one that the shop no longer tries
 * to send.
 */
export const insertMail = async ({ recipient, subject, failure, job, html }: MailWish): Promise<string> => {
  const id = `test-${crypto.randomUUID()}`
  await ask(
    `insert into mail (id, kind, recipient, subject, body_text, body_html, attempts, failure, failed_at, job_task, job_payload)
     values ($1, 'order-confirmation', $2, $3, 'Guten Tag, Ihre Bestellung ist eingegangen.', $4,
       1, $5, case when $5::text is not null then now() end, $6, $7)`,
    [
      id,
      recipient,
      subject ?? "Ihre Bestellung HM-2026-4711 ist eingegangen",
      html ??
        '<!doctype html><html lang="de-DE"><head><meta charset="utf-8"><title>Mail</title></head><body><p>Guten Tag,</p><p>Ihre Bestellung ist eingegangen.</p><p><a href="https://shop.example/">Zur Bestellung</a></p></body></html>',
      failure ?? null,
      job?.task ?? null,
      job === undefined ? null : JSON.stringify(job.payload)
    ]
  )
  return id
}
