import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { createHash } from "node:crypto"
import { Visitor } from "../../contract/middleware.ts"
import type { OrderDraft } from "../../domain/order/draft.ts"
import type { OrderPage } from "../../domain/order/life/order-page.ts"
import { Payments } from "../ports/payments.ts"

interface EmailChange {
  readonly pending: boolean
  readonly applied: boolean
  readonly newEmailAddress: string
}

const unchanged: EmailChange = { pending: false, applied: false, newEmailAddress: "" }

/** Returns the pending email change of the account; none for guests and for staff who act on behalf of a customer. */
const emailChangeOf = Effect.fnUntraced(function* (accountId: number | undefined) {
  if (accountId === undefined) return unchanged
  const sql = yield* SqlClient
  const [last] = yield* sql<EmailChange>`
    select used_at is null as pending, used_at is not null as applied, subject as "newEmailAddress"
    from mail_token
    where account_id = ${accountId} and purpose = 'email' and (used_at is not null or expires_at > now())
    order by created_at desc limit 1`
  return last ?? unchanged
})

/** Returns the session id for the lender's script; each draft has its own id. */
const sessionOf = (draftId: string): string =>
  createHash("sha256").update(`device ${draftId}`).digest("base64url").slice(0, 22)

/**
 * Adds the order data that other clients need in addition to the data that the shop's own pages read (decision 035).
 */
export const withOrderData = Effect.fnUntraced(function* (draft: OrderDraft) {
  const { user } = yield* Visitor
  const { deviceScript, publicIds } = yield* Payments
  return {
    ...draft,
    ...publicIds,
    payPalMerchantId: null,
    customerId: user?.accountId ?? null,
    hasCalculation: true,
    paymentData: draft.payment,
    emailChangeRequestedState: yield* emailChangeOf(
      user?.actorId === undefined ? user?.accountId : undefined
    ),
    installmentServiceProviderToken: null,
    installmentDeviceToken: deviceScript?.tokenOf(sessionOf(draft.orderDraftId)) ?? null,
    termsVersion: draft.legalVersions.terms,
    withdrawalVersion: draft.legalVersions.withdrawal
  }
})

/** Adds an order's addresses as lists, and the instalment plan that is currently valid. */
export const withOrderLists = (page: OrderPage) => ({
  ...page,
  addresses: {
    deliveryAddressList: [page.deliveryAddress, ...page.stations.slice(1).map(({ address }) => address)],
    invoiceAddressList: page.invoiceAddress === null ? [] : [page.invoiceAddress]
  },
  plan: page.finalPlan ?? page.payment.plan ?? null
})
