import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../contract/middleware.ts"
import type { Address } from "../../domain/address/address.ts"
import { invalid } from "../http/refusals.ts"
import type { AddressPayload } from "./address-check.ts"

interface SelectedAddress {
  /** 1 delivery, 0 invoice. */
  readonly addressType: 0 | 1
  /** Id of a saved address; 0 is the address typed for a registration. */
  readonly addressId: number
  readonly addressIndex?: number
}

/** The addresses of an order as typed, or selected from the caller's addresses. */
export interface SentAddresses extends Partial<Omit<AddressPayload, "useInvoiceAddress" | "invoiceAddress">> {
  readonly useInvoiceAddress: boolean
  readonly invoiceAddress: Address | null
  readonly selectedAddresses?: ReadonlyArray<SelectedAddress>
  /** Whether the delivery address is added to the buyer's own addresses. */
  readonly keepAddress?: boolean
}

interface Typed {
  readonly authData: { readonly email: string }
  readonly deliveryAddress: Address | null
  readonly invoiceAddress: Address | null
}

/** How long the input of a registration is remembered, in ms. */
const remembered = 86_400_000

interface Caller {
  readonly email: string | null
  readonly typed: Typed | null
  readonly addresses: ReadonlyArray<{ readonly id: number; readonly address: Address }> | null
}

/**
 * Reads the stored data of a caller: the account's e-mail address and addresses, and the browser's input for a
 * registration.
 */
const callerNow = Effect.fnUntraced(function* (ids: ReadonlyArray<number>) {
  const { ownerHash, user } = yield* Visitor
  const sql = yield* SqlClient
  const since = new Date((yield* Clock.currentTimeMillis) - remembered).toISOString()
  const accountId = user?.accountId ?? null
  const [caller] = yield* sql<Caller>`
    select (select email from account where id = ${accountId}::int) as email,
      (select contents from registration_cache
        where owner_hash = ${ownerHash ?? null}::bytea and changed_at > ${since}::timestamptz) as typed,
      (select jsonb_agg(jsonb_build_object('id', id, 'address', contents)) from account_address
        where account_id = ${accountId}::int and id = any(${ids}::int[])) as addresses`
  return caller ?? { email: null, typed: null, addresses: null }
})

const first = (selected: ReadonlyArray<SelectedAddress>, addressType: 0 | 1): SelectedAddress | undefined =>
  selected
    .filter((each) => each.addressType === addressType)
    .toSorted((one, other) => (one.addressIndex ?? 0) - (other.addressIndex ?? 0))[0]

/**
 * Returns the addresses and the e-mail address of an order: data sent with the call take precedence over selected or
 * earlier data.
 */
export const addressesOf = Effect.fnUntraced(function* (
  sent: SentAddresses,
  saved: { readonly emailAddress: string }
) {
  const { deliveryAddress: typed, emailAddress: mailbox, selectedAddresses = [], ...rest } = sent
  if (typed !== undefined && mailbox !== undefined)
    return { ...rest, deliveryAddress: typed, emailAddress: mailbox } satisfies AddressPayload
  const caller = yield* callerNow(selectedAddresses.map(({ addressId }) => addressId))
  const found = ({ addressId, addressType }: SelectedAddress): Address | undefined =>
    addressId === 0
      ? ((addressType === 1 ? caller.typed?.deliveryAddress : caller.typed?.invoiceAddress) ?? undefined)
      : caller.addresses?.find(({ id }) => id === addressId)?.address
  const delivery = first(selectedAddresses, 1)
  const invoice = first(selectedAddresses, 0)
  const deliveryAddress = typed ?? (delivery === undefined ? undefined : found(delivery))
  const invoiceAddress = sent.invoiceAddress ?? (invoice === undefined ? undefined : found(invoice)) ?? null
  if (deliveryAddress === undefined || (invoice !== undefined && invoiceAddress === null))
    return yield* Effect.fail(
      invalid([
        {
          code: selectedAddresses.length === 0 ? "required" : "unknownAddress",
          field: deliveryAddress === undefined ? "DeliveryAddress" : "InvoiceAddress",
          params: {}
        }
      ])
    )
  // a registration may be stored before its e-mail address is typed
  const said = caller.typed?.authData.email || saved.emailAddress
  return {
    emailAddress: mailbox ?? caller.email ?? said,
    deliveryAddress,
    useInvoiceAddress: rest.useInvoiceAddress || invoice !== undefined,
    invoiceAddress
  } satisfies AddressPayload
})
