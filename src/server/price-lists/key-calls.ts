import { Effect } from "effect"
import { DealerProgram } from "../../contract/middleware.ts"
import { checkList } from "../../domain/price-list/check-list.ts"
import type { SentRow } from "../../domain/price-list/list-row.ts"
import { sentRowsOf } from "../../domain/price-list/sent-rows.ts"
import { countries } from "../../domain/place/country.ts"
import { currentList } from "./current-list.ts"
import { findDealer, type ListAuthor } from "./list-dealer.ts"
import { publishList } from "./publish-list.ts"

/** A row as sent by a program: numbers as JSON numbers or strings. */
interface KeyRow extends Pick<SentRow, "area" | "product" | "certificate"> {
  readonly fromAmount: string | number
  readonly unitPrice: string | number
}

/**
 * Formats a number as in a file, with a decimal comma; the check refuses numbers with more decimals than an amount of
 * money has.
 */
const asText = (value: string | number): string =>
  typeof value === "number" ? String(value).replace(".", ",") : value

const sentOf = (rows: ReadonlyArray<KeyRow>): ReadonlyArray<SentRow> =>
  rows.map((row) => ({ ...row, fromAmount: asText(row.fromAmount), unitPrice: asText(row.unitPrice) }))

/** Returns the dealer to whom the key belongs. */
const keyDealer = Effect.gen(function* () {
  const { dealerId, keyId } = yield* DealerProgram
  const dealer = yield* findDealer(dealerId)
  const author: ListAuthor = { source: "key", accountId: null, keyId }
  return { dealer, author }
})

/** Returns the list in force in the format that programs send. */
export const keyCurrent = Effect.gen(function* () {
  const { dealer } = yield* keyDealer
  const { version, rows, areas } = yield* currentList(dealer)
  const told = sentRowsOf(rows, areas).map((row, index) => ({
    ...row,
    fromAmount: rows[index]?.fromAmount ?? 0,
    unitPrice: (rows[index]?.unitPrice ?? 0) / 100
  }))
  return { version, currency: countries[dealer.countryId].currencyCode, rows: told }
})

export const keyCheck = Effect.fnUntraced(function* (rows: ReadonlyArray<KeyRow>) {
  const { dealer } = yield* keyDealer
  const { rows: read, ...checked } = checkList(sentOf(rows), yield* currentList(dealer))
  return { rowCount: read.length, ...checked }
})

interface KeyPublication {
  readonly rows: ReadonlyArray<KeyRow>
  readonly acceptWarnings?: boolean
  readonly baseVersion?: number
  readonly beginsAt?: string
  readonly reason?: string
}

/**
 * Publishes a list sent with a dealer's key: the same checks as at the desk apply; the list is refused if it has
 * warnings that were not accepted.
 */
export const keyPut = Effect.fnUntraced(function* (wish: KeyPublication) {
  const { dealer, author } = yield* keyDealer
  const publishing = publishList(dealer.id, author, {
    rows: sentOf(wish.rows),
    acceptWarnings: wish.acceptWarnings ?? false,
    baseVersion: wish.baseVersion ?? null,
    beginsAt: wish.beginsAt ?? null,
    reason: wish.reason ?? "",
    restoredFrom: null
  })
  // the response to a program contains only the version of the current list, since programs read the list with a
  // separate call
  const { isChanged, entry, counts, current } = yield* Effect.mapError(publishing, (error) => {
    if (!("current" in error)) return error
    const { code, message, problems } = error
    return { code, message, problems, version: error.current.version }
  })
  return {
    isChanged,
    version: current.version,
    scheduledFor: entry?.state === "scheduled" ? entry.beginsAt : null,
    counts
  }
})
