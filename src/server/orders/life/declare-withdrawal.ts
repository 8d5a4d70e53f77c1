import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { randomBytes } from "node:crypto"
import { Visitor } from "../../../contract/middleware.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import { mailboxKey } from "../../../domain/mail/mailbox.ts"
import { orderLifeVersion } from "../../../domain/order/life/order-life.ts"
import {
  readWithdrawal,
  type WithdrawalField,
  type WithdrawalForm,
  withdrawalProblems
} from "../../../domain/order/life/withdrawal-form.ts"
import { addJob } from "../../db/add-job.ts"
import { countCall } from "../../http/rate-limits.ts"
import { invalid } from "../../http/refusals.ts"
import { hasProved } from "../new-mailbox.ts"
import { byForm } from "./actor.ts"
import { leadOn, todayIn } from "./lead-on.ts"
import { lockDeclared } from "./life-row.ts"

/** Name of the job that confirms a declaration (withdrawal-receipt.ts). */
export const withdrawalReceiptJob = "withdrawal-receipt"

export type Declaration = WithdrawalForm

/** A declaration and the country of the page on which it was made. */
type Sent = Declaration & { readonly countryId: CountryId }

/** Equal declarations within this many minutes count as one. */
const sameWithinMinutes = 10

const referenceOf = (): string => `W-${randomBytes(5).toString("hex").toUpperCase()}`

const wireFields: Readonly<Record<WithdrawalField, string>> = {
  name: "Name",
  email: "Email",
  orderNumber: "OrderNumber",
  reason: "Reason"
}

interface Receipt {
  readonly id: string
  readonly receivedAt: Date
}

const sentBefore = Effect.fnUntraced(function* (said: Declaration, now: number) {
  const sql = yield* SqlClient
  // a repeated declaration waits for the first one
  yield* sql`select pg_advisory_xact_lock(hashtext(${`withdrawal ${said.email} ${said.orderNumber}`}))`
  const [same] = yield* sql<Receipt>`
    select id, received_at as "receivedAt" from withdrawal_notice
    where mailbox_key(email) = ${said.email} and order_number = ${said.orderNumber} and name = ${said.name}
      and reason = ${said.reason}
      and received_at > ${new Date(now - sameWithinMinutes * 60_000).toISOString()}::timestamptz
    order by received_at limit 1`
  return same
})

/** Withdraws the order that a declaration names, if it exists and its buyer may withdraw it. */
const withdrawn = Effect.fnUntraced(function* (said: Declaration, now: number) {
  const row = yield* lockDeclared(said.orderNumber, said.email)
  if (row === undefined) return { row, effect: "noted" }
  const led =
    row.lifeVersion === orderLifeVersion
      ? yield* leadOn(
          row,
          {
            type: "order.withdraw",
            by: "customer",
            today: todayIn(row.countryId, now),
            reason: said.reason
          },
          byForm,
          now,
          undefined
        )
      : undefined
  return { row, effect: led === undefined ? "noted" : "withdrawn" }
})

/**
 * Receives a declaration of withdrawal, also from anonymous users (§ 356a BGB, rule law.withdrawal-form). Each
 * declaration is stored and confirmed to the address that it names; the response does not disclose whether an order
 * matches. Declarations that cannot be processed, because the period is over or the number is invalid, are read by
 * staff.
 */
export const declareWithdrawal = Effect.fnUntraced(function* (payload: Sent) {
  const problems = withdrawalProblems(payload)
  if (problems.length > 0)
    return yield* Effect.fail(
      invalid(problems.map(({ field, code }) => ({ code, field: wireFields[field], params: {} })))
    )
  const said: Declaration = { ...readWithdrawal(payload), email: mailboxKey(payload.email) }
  const { address } = yield* Visitor
  yield* countCall("withdrawal", { session: said.email, address })
  const now = yield* Clock.currentTimeMillis
  const isProved = yield* hasProved(said.email)
  const sql = yield* SqlClient
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const before = yield* sentBefore(said, now)
      if (before !== undefined) return { receivedAt: before.receivedAt.toISOString(), reference: before.id }
      const { row, effect } = yield* withdrawn(said, now)
      const reference = referenceOf()
      const receivedAt = new Date(now).toISOString()
      yield* sql`
        insert into withdrawal_notice (id, order_id, effect, country_id, name, email, order_number, reason, received_at,
          mailbox_proved)
        values (${reference}, ${row?.orderId ?? null}, ${effect}, ${row?.countryId ?? payload.countryId}, ${said.name}, ${said.email},
          ${said.orderNumber}, ${said.reason}, ${receivedAt}::timestamptz, ${isProved})`
      yield* addJob(withdrawalReceiptJob, { reference })
      return { receivedAt, reference }
    })
  )
})
