import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { ChangedAddress, OwnAddress } from "../../contract/customer.api.ts"
import { Visitor } from "../../contract/middleware.ts"
import { type Address, addressProblems } from "../../domain/address/address.ts"
import { changed } from "../../domain/editing/change-state.ts"
import { isSamePlace } from "../../domain/place/place-name.ts"
import { trimmedAddress } from "../../domain/address/trimmed-address.ts"
import { mostOwnAddresses } from "../../domain/order/wizard/own-address.ts"
import { audit } from "../db/audit-event.ts"
import { confirmedUser } from "../http/confirmed-user.ts"
import { fieldProblems, invalid, type Problem, refusals } from "../http/refusals.ts"
import { Places } from "../ports/places.ts"
import { signedIn } from "./signed-in.ts"

/** Returns the account's addresses in the order in which they were added. */
export const addressRows = Effect.fnUntraced(function* (accountId: number) {
  const sql = yield* SqlClient
  return yield* sql<OwnAddress>`
    select id, version, kind as "addressType", contents as address
    from account_address where account_id = ${accountId} order by id`
})

/**
 * Returns the validation errors for one address: the same checks as for an address of an order, except those about
 * dealers.
 */
export const problemsOf = Effect.fnUntraced(function* (address: Address, addressType: 0 | 1, prefix: string) {
  const problems: Array<Problem> = [
    ...fieldProblems(prefix, addressProblems(address, { phoneRequired: addressType === 1 }))
  ]
  if (address.city === "" || problems.some(({ field }) => field === `${prefix}ZipCode`)) return problems
  const places = yield* Places
  const names = yield* places.placesOf(address.countryId, address.zipCode)
  if (names.length === 0) problems.push({ code: "invalid", field: `${prefix}ZipCode`, params: {} })
  else if (!names.some((name) => isSamePlace(address.city, name)))
    problems.push({
      code: "placeMismatch",
      field: `${prefix}City`,
      params: { places: names.slice(0, 10).join(", ") }
    })
  return problems
})

const allProblems = Effect.fnUntraced(function* (items: ReadonlyArray<ChangedAddress>) {
  const problems: Array<Problem> = []
  for (const [index, { change, address, addressType }] of items.entries())
    if (change === "Added" || change === "Modified")
      problems.push(...(yield* problemsOf(address, addressType, `Items[${index}].Address.`)))
  return problems
})

/** Checks that all rows belong to the account and that no row has changed since the caller read it. */
export const checkVersions = Effect.fnUntraced(function* (
  accountId: number,
  items: ReadonlyArray<Pick<ChangedAddress, "id" | "version" | "change">>
) {
  const sql = yield* SqlClient
  const known = items.filter(({ change }) => change === "Modified" || change === "Deleted")
  const rows = yield* sql<OwnAddress>`
    select id, version, kind as "addressType", contents as address from account_address
    where account_id = ${accountId} and id = any(${known.map(({ id }) => id)}::int[]) order by id for update`
  if (known.some(({ id }) => !rows.some((row) => row.id === id))) return yield* Effect.fail(refusals.notFound)
  const stale = rows.filter(({ id, version }) =>
    known.some((item) => item.id === id && item.version !== version)
  )
  if (stale.length > 0) return yield* Effect.fail({ ...refusals.versionConflict, current: stale })
})

/** Stores the changes of one address. */
export const write = Effect.fnUntraced(function* (accountId: number, item: ChangedAddress) {
  const sql = yield* SqlClient
  const contents = JSON.stringify(item.address)
  switch (item.change) {
    case "Added":
      return yield* sql`
        insert into account_address (account_id, kind, contents)
        values (${accountId}, ${item.addressType}, ${contents}::jsonb)`
    case "Modified":
      return yield* sql`
        update account_address
        set kind = ${item.addressType}, contents = ${contents}::jsonb, version = version + 1
        where id = ${item.id} and account_id = ${accountId}`
    case "Deleted":
      return yield* sql`delete from account_address where id = ${item.id} and account_id = ${accountId}`
    case "Unchanged":
      return []
  }
})

/** Saves the changes of a list of addresses, all or none; a caller with an outdated row gets the current row. */
export const saveAddresses = Effect.fnUntraced(function* (payload: {
  readonly items: ReadonlyArray<ChangedAddress>
}) {
  const user = yield* signedIn
  const { accountId } = user
  const items = payload.items.map((item) => ({ ...item, address: trimmedAddress(item.address) }))
  const problems = yield* allProblems(items)
  if (problems.length > 0) return yield* Effect.fail(invalid(problems))
  const sql = yield* SqlClient
  const changes = changed(items)
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      // locks the account, so that only one list is saved at a time and the count below is reliable
      yield* sql`select 1 from account where id = ${accountId} for update`
      yield* checkVersions(accountId, changes)
      for (const item of changes) yield* write(accountId, item)
      const rows = yield* addressRows(accountId)
      if (rows.length > mostOwnAddresses)
        return yield* Effect.fail(
          invalid([{ code: "tooMany", field: "Items", params: { max: mostOwnAddresses } }])
        )
      if (changes.length > 0)
        yield* audit({
          event: "addressChanged",
          actorId: user.actorId ?? accountId,
          subjectId: accountId,
          detail: { changes: changes.map(({ change }) => change) }
        })
      return { success: true, items: rows }
    })
  )
})

const isOn = (flag: string | undefined): boolean => flag !== "0" && flag?.toLowerCase() !== "false"

const listed = ({ id, addressType, address }: Omit<OwnAddress, "version">, email: string) => ({
  id,
  ...address,
  mobile: "",
  email,
  stationNumber: 1,
  stationAmount: 0,
  invoiceAddress: addressType === 0
})

interface Typed {
  readonly email: string | null
  readonly delivery: Address | null
  readonly invoice: Address | null
}

/** Time in ms for which a browser's input for a registration is stored. */
const remembered = 86_400_000

/**
 * Returns the addresses that were entered in this browser for a guest order: one of each kind, with id 0. Fails with
 * "sign-in required" if there are none.
 */
const typedAddresses = Effect.fnUntraced(function* (
  countryId: number,
  allowed: { readonly invoice: boolean; readonly company: boolean }
) {
  const { ownerHash } = yield* Visitor
  const sql = yield* SqlClient
  const since = new Date((yield* Clock.currentTimeMillis) - remembered).toISOString()
  const [typed] = yield* sql<Typed>`
    select contents -> 'authData' ->> 'email' as email, nullif(contents -> 'deliveryAddress', 'null') as delivery,
      nullif(contents -> 'invoiceAddress', 'null') as invoice
    from registration_cache
    where owner_hash = ${ownerHash ?? null}::bytea and changed_at > ${since}::timestamptz
      and contents -> 'authData' -> 'asGuest' = 'true'`
  if (typed === undefined) return yield* Effect.fail(refusals.signInNeeded)
  const { email, delivery, invoice } = typed
  const isAllowed = (address: Address) => allowed.company || address.companyName === ""
  const isThere = delivery !== null && delivery.countryId === countryId && isAllowed(delivery)
  return {
    deliveryAddressList: isThere ? [listed({ id: 0, addressType: 1, address: delivery }, email ?? "")] : [],
    invoiceAddressList:
      allowed.invoice && invoice !== null && isAllowed(invoice)
        ? [listed({ id: 0, addressType: 0, address: invoice }, email ?? "")]
        : [],
    selectedAddresses: isThere ? [{ addressType: 1 as const, addressId: 0, addressIndex: 0, amount: 0 }] : []
  }
})

/**
 * Returns the account's addresses for an order in a country (rule account.order-addresses): delivery addresses only in
 * the country of the price, invoice addresses in any country. If `ai` is `0` or `false`, invoice addresses are left
 * out; `ac` does the same for companies.
 */
export const orderAddresses = Effect.fnUntraced(function* (
  countryId: number,
  { ai, ac }: { readonly ai?: string; readonly ac?: string }
) {
  const user = yield* confirmedUser
  if (user === undefined) return yield* typedAddresses(countryId, { invoice: isOn(ai), company: isOn(ac) })
  const { accountId } = user
  const sql = yield* SqlClient
  const [account] = yield* sql<{ readonly email: string }>`select email from account where id = ${accountId}`
  const rows = (yield* addressRows(accountId)).filter(({ address }) => isOn(ac) || address.companyName === "")
  const shown = (row: OwnAddress) => listed(row, account?.email ?? "")
  const delivery = rows.filter((row) => row.addressType === 1 && row.address.countryId === countryId)
  const invoice = isOn(ai) ? rows.filter((row) => row.addressType === 0) : []
  return {
    deliveryAddressList: delivery.map(shown),
    invoiceAddressList: invoice.map(shown),
    selectedAddresses: delivery.slice(0, 1).map(({ id }) => ({
      addressType: 1 as const,
      addressId: id,
      addressIndex: 0,
      amount: 0
    }))
  }
})
