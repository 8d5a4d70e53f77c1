import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../../contract/middleware.ts"
import type { Role } from "../../../domain/rights/roles.ts"
import { audit } from "../../db/audit-event.ts"
import { insertConfirmedNewsletter } from "../../db/newsletter.ts"
import { adoptDrafts } from "../open-session.ts"
import { giveSignInValue } from "../sign-in-values.ts"
import { letOrdersWait } from "./attach-orders.ts"
import { giveToken, newLinkId, tokenRefused } from "./mail-tokens.ts"
import { closePending, takePending, type TakenPending } from "./pending.ts"

const customer: ReadonlyArray<Role> = ["Role_Customer"]

/**
 * Creates the account of a registration; returns `undefined` if an account with its e-mail address was created
 * meanwhile.
 */
const insertAccount = Effect.fnUntraced(function* (
  { email, contents, createdAt }: TakenPending,
  passwordHash: string | null,
  now: number
) {
  const sql = yield* SqlClient
  const { deliveryAddress: delivery, invoiceAddress: invoice } = contents
  const named = delivery ?? invoice
  const [account] = yield* sql<{ readonly id: number }>`
    insert into account (email, password_hash, roles, first_name, last_name, title1_id, title2_id, phone, country_id,
      created_at, terms_version, terms_accepted_at)
    values (${email}, ${passwordHash}, ${customer}, ${named?.firstName ?? ""}, ${named?.lastName ?? ""},
      ${named?.title1Id ?? null}, ${named?.title2Id ?? null}, ${named?.phone ?? ""}, ${contents.countryId},
      ${new Date(now).toISOString()}, ${contents.termsVersion}, ${createdAt.toISOString()})
    on conflict (mailbox_key(email)) do nothing
    returning id`
  if (account === undefined) return undefined
  for (const [kind, address] of [
    [1, delivery],
    [0, invoice]
  ] as const)
    if (address !== null)
      yield* sql`
        insert into account_address (account_id, kind, contents)
        values (${account.id}, ${kind}, ${JSON.stringify(address)}::jsonb)`
  if (contents.newsletter)
    yield* insertConfirmedNewsletter({ accountId: account.id, email, countryId: contents.countryId }, now)
  return account.id
})

/**
 * Creates the account of a verified e-mail address. The password of the registration is kept only if the registration
 * is confirmed in the browser that chose the password: a person who registered with another person's address must not
 * know the password once the owner has confirmed (decision 014). In other browsers, and without a password, the
 * response redirects to setting a password.
 */
export const confirm = Effect.fnUntraced(function* (token: string) {
  const now = yield* Clock.currentTimeMillis
  const { ownerHash } = yield* Visitor
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const pending = yield* takePending(token, now)
      if (pending === undefined) return yield* Effect.fail(tokenRefused)
      const { owner, returnUrl, termsVersion } = pending.contents
      const isSameBrowser = ownerHash !== undefined && owner === Buffer.from(ownerHash).toString("hex")
      const passwordHash = isSameBrowser ? pending.passwordHash : null
      const accountId = yield* insertAccount(pending, passwordHash, now)
      if (accountId === undefined) return yield* Effect.fail(tokenRefused)
      yield* closePending(pending.email, now)
      yield* audit({
        event: "registered",
        actorId: accountId,
        subjectId: accountId,
        detail: { terms: termsVersion, hasPassword: passwordHash !== null }
      })
      yield* letOrdersWait(accountId, now)
      yield* adoptDrafts(ownerHash, accountId)
      yield* giveSignInValue(accountId)
      const answer = { succeeded: true, accessToken: null }
      if (passwordHash !== null) return { ...answer, redirectUrl: returnUrl ?? "/kunde/startseite" }
      const passwordToken = yield* giveToken({ purpose: "password", id: newLinkId(), accountId }, now)
      return { ...answer, redirectUrl: `/neues-kennwort-setzen/${passwordToken}` }
    })
  )
})
