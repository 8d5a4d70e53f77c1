import { createHash } from "node:crypto"
import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { mailboxKey } from "../../domain/mail/mailbox.ts"
import {
  type ApplicationForm,
  applicationProblems
} from "../../domain/dealer-application/application-form.ts"
import { addJob } from "../db/add-job.ts"
import { countCall } from "../http/rate-limits.ts"
import { fieldProblems, invalid } from "../http/refusals.ts"
import { browserOf } from "./browser-of.ts"

/** Name of the job that mails the applicant (application-mail.ts). */
export const dealerApplicationJob = "dealer-application-mail"

export interface SentApplication extends ApplicationForm {
  readonly documentIds: ReadonlyArray<string>
  readonly key: string
}

/** Assigns documents to an application; accepts only documents of this browser that belong to no application yet. */
const takeDocuments = Effect.fnUntraced(function* (
  applicationId: number,
  documentIds: ReadonlyArray<string>,
  ownerHash: Uint8Array
) {
  const sql = yield* SqlClient
  const taken = yield* sql`
    update dealer_document set application_id = ${applicationId}
    where id = any(${documentIds}::text[]) and owner_hash = ${ownerHash} and application_id is null
    returning id`
  if (taken.length !== new Set(documentIds).size)
    yield* Effect.fail(invalid([{ code: "documentGone", field: "DocumentIds", params: {} }]))
})

/** Stores an application, only once per idempotency key, and queues the confirmation mail (rule dealer.application). */
export const sendApplication = Effect.fnUntraced(function* ({ documentIds, key, ...form }: SentApplication) {
  const problems = applicationProblems(form)
  if (problems.length > 0) return yield* Effect.fail(invalid(fieldProblems("", problems)))
  const { ownerHash, address } = yield* browserOf
  const sql = yield* SqlClient
  const keyHash = createHash("sha256").update(ownerHash).update(key).digest()
  const known = yield* sql`select 1 from dealer_application where key_hash = ${keyHash}`
  if (known.length > 0) return { success: true }
  yield* countCall("dealerApplication", { session: ownerHash, address })
  yield* countCall("mailRequest", { session: mailboxKey(form.email), address })
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  yield* sql.withTransaction(
    Effect.gen(function* () {
      const [row] = yield* sql<{ readonly id: number }>`
        insert into dealer_application (key_hash, company, contact, email, phone, country_id, zip_code, place,
          register_number, vat_id, delivery_country_ids, delivery_area, product_group_ids, certifications, body, state,
          created_at)
        values (${keyHash}, ${form.company}, ${form.contact}, ${form.email}, ${form.phone}, ${form.countryId},
          ${form.zipCode}, ${form.place}, ${form.registerNumber}, ${form.vatId},
          ${form.deliveryCountryIds}::smallint[], ${form.deliveryArea}, ${form.productGroupIds}::smallint[],
          ${form.certifications}, ${form.text}, 'new', ${now}::timestamptz)
        on conflict (key_hash) do nothing returning id`
      // the same application was sent again, e.g. by a second click
      if (row === undefined) return
      yield* takeDocuments(row.id, documentIds, ownerHash)
      yield* sql`
        insert into dealer_application_event (application_id, version, event, at)
        values (${row.id}, 1, 'send', ${now}::timestamptz)`
      yield* addJob(dealerApplicationJob, { applicationId: row.id, version: 1 })
    })
  )
  return { success: true }
})
