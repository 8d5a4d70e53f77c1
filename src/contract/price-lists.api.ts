import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { longestKeyName } from "../domain/price-list/dealer-key.ts"
import { longestReason } from "../domain/price-list/price-list.ts"
import { Forbidden, Invalid, NotFound, Unavailable } from "./errors.ts"
import { anyText, instant, integer, integerText, lines, productGroupId, text } from "./primitives.ts"
import {
  checkedPriceList,
  dealerKey,
  dealerKeys,
  listChange,
  listEntry,
  listRow,
  PriceListConflict,
  priceListDesk,
  priceListPreview,
  publishedPriceList,
  sentRows
} from "./schemas/price-list.schema.ts"
import { nothing, wire } from "./wire.ts"

const greatest = 2_147_483_647

/** 0 is the dealer whom the caller works for; staff name the dealer. */
const ofDealer = { params: { dealerId: integerText(0, greatest) } }
const ofList = { params: { ...ofDealer.params, listId: integerText(1, greatest) } }
const ofKey = { params: { ...ofDealer.params, keyId: integerText(1, greatest) } }
const path = "/api/preislisten/:dealerId"

/** Calls that carry a whole list (rule safety.body-size). */
export const isListAddress = (address: string): boolean =>
  /^\/api\/preislisten\/[0-9]+\/(?:pruefen|vorschau|veroeffentlichen)$/u.test(address)

const reading = [Invalid, Forbidden, NotFound, Unavailable] as const
const acting = [...reading, PriceListConflict] as const

/** What every publication says besides its rows. */
const publication = {
  /** Of the list that it was made from. */
  baseVersion: integer(0, greatest),
  /** Whether what the check warns of is meant. */
  acceptWarnings: Schema.Boolean,
  /** Now without one. */
  beginsAt: Schema.NullOr(instant),
  /** Staff have to give one. */
  reason: lines(longestReason)
}

const lists = [
  HttpApiEndpoint.get("show", path, { ...ofDealer, success: priceListDesk, error: reading }),
  HttpApiEndpoint.post("check", `${path}/pruefen`, {
    ...ofDealer,
    payload: wire({ rows: sentRows }),
    success: checkedPriceList,
    error: reading
  }),
  /** What an amount would cost at a place, with the rows that are sent in the place of this dealer's. */
  HttpApiEndpoint.post("preview", `${path}/vorschau`, {
    ...ofDealer,
    payload: wire({
      rows: sentRows,
      productGroupId,
      zipCode: anyText(5),
      amount: integer(1, 1_000_000)
    }),
    success: priceListPreview,
    error: reading
  }),
  HttpApiEndpoint.post("publish", `${path}/veroeffentlichen`, {
    ...ofDealer,
    payload: wire({ ...publication, rows: sentRows }),
    success: publishedPriceList,
    error: acting
  }),
  /** Says that the list in force still holds as it is; staff have to give a reason. */
  HttpApiEndpoint.post("hold", `${path}/bestaetigen`, {
    ...ofDealer,
    payload: wire({ reason: lines(longestReason) }),
    success: wire({ heldAt: instant }),
    error: reading
  }),
  /** The newest first, without those that wait. */
  HttpApiEndpoint.get("history", `${path}/verlauf`, {
    ...ofDealer,
    success: wire({ items: Schema.Array(listEntry) }),
    error: reading
  }),
  /** A list with its rows, and what it changed in the one before it. */
  HttpApiEndpoint.get("former", `${path}/verlauf/:listId`, {
    ...ofList,
    success: wire({
      entry: listEntry,
      rows: Schema.Array(listRow),
      changes: Schema.Array(listChange)
    }),
    error: reading
  }),
  /** Publishes a former list anew; its rows are checked like any others. */
  HttpApiEndpoint.post("restore", `${path}/verlauf/:listId/zurueckholen`, {
    ...ofList,
    payload: wire(publication),
    success: publishedPriceList,
    error: acting
  }),
  /** Takes a list back that waits for its instant. */
  HttpApiEndpoint.post("withdraw", `${path}/verlauf/:listId/zuruecknehmen`, {
    ...ofList,
    payload: wire({ reason: lines(longestReason) }),
    success: priceListDesk,
    error: acting
  })
] as const

/** Keys of a dealer's programs (rule price-list.keys). */
const keys = [
  HttpApiEndpoint.get("keys", `${path}/schluessel`, { ...ofDealer, success: dealerKeys, error: reading }),
  HttpApiEndpoint.post("addKey", `${path}/schluessel`, {
    ...ofDealer,
    payload: wire({ name: text(longestKeyName) }),
    /** The key itself is answered here and never again. */
    success: wire({ key: dealerKey, secret: Schema.String }),
    error: reading
  }),
  HttpApiEndpoint.post("revokeKey", `${path}/schluessel/:keyId/widerrufen`, {
    ...ofKey,
    payload: nothing,
    success: dealerKey,
    error: reading
  })
] as const

/** What a dealer charges, as the dealer and the staff who look after dealers keep it (rule price-list.check). */
export class PriceListsApi extends HttpApiGroup.make("priceLists").add(...lists, ...keys) {}
