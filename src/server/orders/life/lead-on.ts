import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../../domain/place/country.ts"
import { callProblems, lifeProblems } from "../../../domain/order/life/life-problems.ts"
import { behalfProblems } from "../../../domain/order/life/on-behalf.ts"
import { type LifeEvent, orderLifeVersion } from "../../../domain/order/life/order-life.ts"
import { isoOfDay } from "../../../domain/price/local-day.ts"
import { localTime } from "../../../domain/price/work-calendar.ts"
import { reviewInvitationDays } from "../../../domain/review/review.ts"
import { applyEvent } from "../../../machines/order-life/live-on.ts"
import { addJob } from "../../db/add-job.ts"
import { audit } from "../../db/audit-event.ts"
import { invalid, refusals } from "../../http/refusals.ts"
import { ratingInvitationJob } from "../../ports/mailer.ts"
import { leadDebit } from "../payment/lead-debit.ts"
import { orderPaymentJob } from "../../ports/payments.ts"
import type { Actor } from "./actor.ts"
import { isSettledAt } from "./settle-order.ts"
import { withVatOfDay } from "./vat-of-day.ts"
import { agreedOfRow, factsOf, type LifeRow, lockLife } from "./life-row.ts"

/** Name of the job that mails an event (life-mail.ts). */
export const lifeMailJob = "order-life-mail"

export const todayIn = (countryId: CountryId, now: number): string =>
  isoOfDay(localTime(countryId, new Date(now)).day)

const reasonIn = (typed: string | undefined): string | null => {
  const reason = typed?.trim() ?? ""
  return reason === "" ? null : reason
}

/**
 * Stores the result of an event on a locked order: status and facts, a log entry with the actor, an audit event if
 * staff acted, and the jobs for its mails. Returns `undefined` if the machine does not accept the event.
 */
export const leadOn = Effect.fnUntraced(function* (
  row: LifeRow,
  wish: LifeEvent,
  actor: Actor,
  now: number,
  /** The reason why staff act on behalf of another party. */
  behalfReason: string | undefined
) {
  const event = yield* withVatOfDay(row, wish)
  const next = applyEvent(agreedOfRow(row), { status: row.status, facts: factsOf(row) }, event)
  if (next === undefined || !(yield* leadDebit(row, next.facts, event, actor, now))) return undefined
  const sql = yield* SqlClient
  const version = row.version + 1
  const { type, ...data } = event
  yield* sql`
    update customer_order set status = ${next.status}, version = ${version}, life = ${JSON.stringify(next.facts)}::jsonb
    where id = ${row.orderId}`
  yield* sql`
    insert into order_event (order_id, version, event, status, at, actor_kind, actor_role, actor_id, acting_id, data,
      behalf_reason, machine_version)
    values (${row.orderId}, ${version}, ${type}, ${next.status}, ${new Date(now).toISOString()}::timestamptz,
      ${actor.kind}, ${actor.role}, ${actor.accountId}::int, ${actor.actingId}::int, ${JSON.stringify(data)}::jsonb,
      ${reasonIn(behalfReason)}::text, ${orderLifeVersion})`
  const staffId = actor.kind === "staff" ? actor.accountId : actor.actingId
  if (staffId !== null)
    yield* audit({
      event: "orderLedOn",
      actorId: staffId,
      subjectId: row.accountId ?? undefined,
      detail: { orderNumber: row.orderNumber, operation: type }
    })
  yield* addJob(lifeMailJob, { orderId: row.orderId, version })
  if (row.receipt.payment.atProvider !== undefined && isSettledAt(next.status))
    yield* addJob(orderPaymentJob, { orderId: row.orderId })
  if (next.status === "delivered")
    yield* addJob(ratingInvitationJob, { orderId: row.orderId }, now + reviewInvitationDays * 86_400_000)
  const led: LifeRow = { ...row, status: next.status, version, life: next.facts }
  return led
})

interface Logged {
  readonly event: string
  readonly data: Readonly<Record<string, unknown>>
  readonly actorKind: string | null
  readonly actorId: number | null
}

/**
 * Whether a logged event records the same request by the same actor as `wish`; ignores the day, and the bill number if
 * the shop assigned it.
 */
const isSameWish = ({ event, data, actorKind, actorId }: Logged, wish: LifeEvent, actor: Actor): boolean => {
  const { type, today: _, ...wanted } = wish
  return (
    event === type &&
    actorKind === actor.kind &&
    actorId === actor.accountId &&
    Object.entries(wanted).every(
      ([key, value]) => data[key] === value || (key === "invoiceNumber" && value === "")
    )
  )
}

/**
 * Whether the request was based on an older version and has already been applied, i.e. is a repeated call whose
 * response was lost.
 */
const isRepeated = Effect.fnUntraced(function* (row: LifeRow, seen: number, wish: LifeEvent, actor: Actor) {
  const sql = yield* SqlClient
  const [logged] = yield* sql<Logged>`
    select event, data, actor_kind as "actorKind", actor_id as "actorId" from order_event
    where order_id = ${row.orderId} and version = ${seen + 1}`
  return logged !== undefined && isSameWish(logged, wish, actor)
})

/** The version of an order that the caller saw, and the reason for acting on behalf of another party. */
export interface Seen {
  readonly version: number
  readonly behalfReason?: string | undefined
}

/**
 * Applies a request that is based on the version that its caller saw, in one transaction. Of two concurrent requests
 * the first wins; the other fails with the order's current state (decision 017).
 */
export const takeWish = <E, R>(
  orderId: string,
  seen: Seen,
  wishOf: (who: Pick<LifeEvent, "by" | "today">) => LifeEvent,
  actorOf: (row: LifeRow | undefined) => Effect.Effect<Actor, E, R>
) => takeCompleted(orderId, seen, wishOf, actorOf, (_, wish) => Effect.succeed(wish))

/**
 * Like `takeWish`, but `complete` adds data to the request while the order is locked; changes made by `complete` are
 * rolled back if the request fails.
 */
export const takeCompleted = <E, R, E2, R2>(
  orderId: string,
  seen: Seen,
  wishOf: (who: Pick<LifeEvent, "by" | "today">) => LifeEvent,
  actorOf: (row: LifeRow | undefined) => Effect.Effect<Actor, E, R>,
  complete: (row: LifeRow, wish: LifeEvent) => Effect.Effect<LifeEvent, E2, R2>
) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const now = yield* Clock.currentTimeMillis
    return yield* sql.withTransaction(
      Effect.gen(function* () {
        const row = yield* lockLife(orderId)
        const actor = yield* actorOf(row)
        if (row === undefined) return yield* Effect.fail(refusals.notFound)
        const { version, status } = row
        if (row.lifeVersion !== orderLifeVersion)
          return yield* Effect.fail({ ...refusals.otherMachine, version, status })
        const wanted = wishOf({ by: actor.party, today: todayIn(row.countryId, now) })
        if (version !== seen.version)
          return (yield* isRepeated(row, seen.version, wanted, actor))
            ? row
            : yield* Effect.fail({ ...refusals.versionConflict, version, status })
        const wish = yield* complete(row, wanted)
        const agreed = agreedOfRow(row)
        const behalfReason = seen.behalfReason ?? ""
        const missing = [
          ...callProblems(agreed, wish),
          ...behalfProblems(wish, actor.kind === "staff", behalfReason)
        ]
        const led = missing.length > 0 ? undefined : yield* leadOn(row, wish, actor, now, behalfReason)
        if (led !== undefined) return led
        const problems = [...missing, ...lifeProblems(agreed, wish, factsOf(row))]
        return problems.length > 0
          ? yield* Effect.fail(
              invalid(
                problems.map(({ code, field, params }) => ({
                  code,
                  field: field.charAt(0).toUpperCase() + field.slice(1),
                  params: params ?? {}
                }))
              )
            )
          : yield* Effect.fail({ ...refusals.notPossible, version, status })
      })
    )
  })
