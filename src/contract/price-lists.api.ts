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

/** 0 means the caller's own dealer; staff send the dealer's id. */
const ofDealer = { params: { dealerId: integerText(0, greatest) } }
const ofList = { params: { ...ofDealer.params, listId: integerText(1, greatest) } }
const ofKey = { params: { ...ofDealer.params, keyId: integerText(1, greatest) } }
const path = "/api/preislisten/:dealerId"

/** Returns whether a path belongs to a call that has a complete list in its body (rule safety.body-size). */
export const isListAddress = (address: string): boolean =>
  /^\/api\/preislisten\/[0-9]+\/(?:pruefen|vorschau|veroeffentlichen)$/u.test(address)

const reading = [Invalid, Forbidden, NotFound, Unavailable] as const
const acting = [...reading, PriceListConflict] as const

/** Fields of every publication, in addition to its rows. */
const publication = {
  /** Version of the list on which this publication is based. */
  baseVersion: integer(0, greatest),
  /** Confirms the warnings of the check. */
  acceptWarnings: Schema.Boolean,
  /** When the list comes into force; null means immediately. */
  beginsAt: Schema.NullOr(instant),
  /** Required for staff. */
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
  /** Offers for an amount at a place, as they would be if the sent rows replaced this dealer's current rows. */
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
  /** Confirms that the list in force still applies; staff must give a reason. */
  HttpApiEndpoint.post("hold", `${path}/bestaetigen`, {
    ...ofDealer,
    payload: wire({ reason: lines(longestReason) }),
    success: wire({ heldAt: instant }),
    error: reading
  }),
  /** The dealer's price lists, the newest first, without scheduled ones. */
  HttpApiEndpoint.get("history", `${path}/verlauf`, {
    ...ofDealer,
    success: wire({ items: Schema.Array(listEntry) }),
    error: reading
  }),
  /** A list with its rows, and the changes from the previous list. */
  HttpApiEndpoint.get("former", `${path}/verlauf/:listId`, {
    ...ofList,
    success: wire({
      entry: listEntry,
      rows: Schema.Array(listRow),
      changes: Schema.Array(listChange)
    }),
    error: reading
  }),
  /** Publishes a former list again; its rows are checked as in any other publication. */
  HttpApiEndpoint.post("restore", `${path}/verlauf/:listId/zurueckholen`, {
    ...ofList,
    payload: wire(publication),
    success: publishedPriceList,
    error: acting
  }),
  /** Cancels a scheduled list. */
  HttpApiEndpoint.post("withdraw", `${path}/verlauf/:listId/zuruecknehmen`, {
    ...ofList,
    payload: wire({ reason: lines(longestReason) }),
    success: priceListDesk,
    error: acting
  })
] as const

/** API keys of a dealer's programs (rule price-list.keys). */
const keys = [
  HttpApiEndpoint.get("keys", `${path}/schluessel`, { ...ofDealer, success: dealerKeys, error: reading }),
  HttpApiEndpoint.post("addKey", `${path}/schluessel`, {
    ...ofDealer,
    payload: wire({ name: text(longestKeyName) }),
    /** Only this response contains the API key itself. */
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

/** A dealer's prices, edited by the dealer and the dealer staff (rule price-list.check). */
export class PriceListsApi extends HttpApiGroup.make("priceLists").add(...lists, ...keys) {}
