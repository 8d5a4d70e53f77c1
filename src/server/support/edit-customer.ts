import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { phoneIn } from "../../domain/address/phone.ts"
import type { CurrencyCode } from "../../domain/place/country.ts"
import type { OrderStatus } from "../../domain/order/draft.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { isRole, isStaff } from "../../domain/rights/roles.ts"
import { billed } from "../db/billed.ts"
import { endPriceLetters } from "../db/price-letters.ts"
import { audit } from "../db/audit-event.ts"
import { getsNewsletter } from "../db/newsletter.ts"
import { customerProblems } from "../../domain/support/people-rules.ts"
import { fieldProblems, invalid, refusals } from "../http/refusals.ts"
import { staffMember } from "../http/staff-member.ts"

interface Row {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly isLocked: boolean
  readonly createdAt: Date
  readonly rowVersion: number
  readonly countryId: CountryId
  readonly phone: string
  readonly newsletter: boolean
  readonly roles: ReadonlyArray<string>
}

interface OrderRow {
  readonly orderId: string
  readonly orderNumber: string
  readonly placedAt: Date
  readonly status: OrderStatus
  readonly currency: CurrencyCode
  readonly totalCents: number
}

/** Maximum number of orders shown: the latest ones are enough to identify the customer on the phone. */
const mostOrders = 20

/** Returns a customer by the account's id; fails with "not found" if the account does not have the customer role. */
export const findCustomer = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient
  const [row] = yield* sql<Row>`
    select id, email, first_name as "firstName", last_name as "lastName", locked_at is not null as "isLocked",
      created_at as "createdAt", row_version as "rowVersion", country_id as "countryId", phone, roles,
      ${sql.literal(getsNewsletter)} as newsletter
    from account where id = ${id} and 'Role_Customer' = any(roles)`
  if (row === undefined) return yield* Effect.fail(refusals.notFound)
  const orders = yield* sql<OrderRow>`
    select id as "orderId", order_number as "orderNumber", placed_at as "placedAt", status, currency,
      ${sql.literal(billed.cents)} as "totalCents"
    from customer_order o where account_id = ${id} order by placed_at desc limit ${mostOrders}`
  const { roles, ...customer } = row
  return {
    ...customer,
    createdAt: row.createdAt.toISOString(),
    canBeActedFor: !row.isLocked && !isStaff(roles.filter(isRole)),
    orders: orders.map(({ totalCents, ...order }) => ({
      ...order,
      placedAt: order.placedAt.toISOString(),
      totalPrice: toDecimal(totalCents)
    }))
  }
})

/** Returns a customer to staff who open the customer's page, which is audited each time (rule desk.customers). */
export const openCustomer = Effect.fnUntraced(function* (id: number) {
  const actor = yield* staffMember
  const customer = yield* findCustomer(id)
  yield* audit({ event: "customerOpened", actorId: actor.accountId, subjectId: id })
  return customer
})

interface Edit {
  readonly id: number
  readonly rowVersion: number
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly newsletter: boolean
}

const edited = ["firstName", "lastName", "phone"] as const

/**
 * Saves the fields that support may edit, based on the version that the user read. The log stores the names of the
 * changed fields, not their values, because it outlives the account. Staff can end a customer's newsletter subscription
 * but cannot start one: this needs a confirmation from the customer's mailbox.
 */
export const saveCustomer = Effect.fnUntraced(function* (asked: Edit) {
  const sql = yield* SqlClient
  const actor = yield* staffMember
  const edit = {
    ...asked,
    firstName: asked.firstName.trim(),
    lastName: asked.lastName.trim(),
    phone: phoneIn(asked.phone)
  }
  const { firstName, lastName, phone } = edit
  const problems = fieldProblems("", customerProblems({ firstName, lastName, phone }))
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`select 1 from account where id = ${edit.id} for update`
      const before = yield* findCustomer(edit.id)
      if (before.rowVersion !== edit.rowVersion)
        return yield* Effect.fail({ ...refusals.versionConflict, customer: before })
      const isEnding = before.newsletter && !edit.newsletter
      const changed = [
        ...edited.filter((field) => before[field] !== edit[field]),
        ...(isEnding ? ["newsletter"] : [])
      ]
      if (changed.length === 0) return before
      yield* sql`
        update account set first_name = ${edit.firstName}, last_name = ${edit.lastName}, phone = ${edit.phone}
        where id = ${edit.id}`
      if (isEnding) yield* endPriceLetters(sql`account_id = ${edit.id} and kind = 'Newsletter'`)
      yield* audit({
        event: "customerEdited",
        actorId: actor.accountId,
        subjectId: edit.id,
        detail: { changed }
      })
      return yield* findCustomer(edit.id)
    })
  )
})
