import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type KeptMail, lawfulKinds, type Mail, type MailJob } from "../ports/mailer.ts"

const without = (text: string, secret: string | undefined): string =>
  secret === undefined ? text : text.replaceAll(secret, "…")

/**
 * Stores each mail only once (rule safety.mails-once): an existing row is not changed but only locked, so that an
 * attempt that is being recorded at this moment is seen. A mail that another instance is inserting at the same time is
 * missing from the result. `on conflict` names no key, because no unique key of a partitioned table consists of the id
 * alone: a trigger skips existing ids (decision 129). The commit does not wait for the disk: the completion of the job
 * is written later to the same WAL, so a crash that loses the mail also loses the completion of its job, and the job
 * runs again.
 */
export const keepMails = Effect.fnUntraced(function* (
  mails: ReadonlyArray<Mail & { readonly job: MailJob | undefined }>,
  { withSecrets }: { readonly withSecrets: boolean }
) {
  const sql = yield* SqlClient
  const now = yield* Clock.currentTimeMillis
  const rows = mails.map(({ job, secret, unsubscribe: _, ...mail }) => {
    const hidden = withSecrets ? undefined : secret
    return { ...mail, text: without(mail.text, hidden), html: without(mail.html, hidden), job }
  })
  return yield* sql<KeptMail>`
    with found as (
      select id, sent_at is not null or (failed_at is not null and asked_again_at is null) as settled
      from mail where id = any(${mails.map(({ id }) => id)}::text[]) for update
    ), made as (
      insert into mail (id, kind, recipient, subject, body_text, body_html, created_at, job_task, job_payload, retention)
      select id, kind, recipient, subject, text, html, ${new Date(now).toISOString()}::timestamptz, job ->> 'task',
        (job -> 'payload')::jsonb, case when kind = any(${lawfulKinds}::text[]) then 'order' else 'days' end
      from json_to_recordset(${JSON.stringify(rows)}::json)
        m(id text, kind text, recipient text, subject text, text text, html text, job json)
      order by id
      on conflict do nothing
      returning id
    )
    select id, settled, set_config('synchronous_commit', 'off', true) as commit
    from (select id, settled from found union all select id, false from made) kept`
})
