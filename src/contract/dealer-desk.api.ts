import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { dealerActs, dealerStandings, longestStateReason } from "../domain/dealer-desk/dealer-state.ts"
import { Invalid, NotFound, Unavailable } from "./errors.ts"
import { countryIdText, integer, integerText, lines } from "./primitives.ts"
import {
  AreaConflict,
  BranchConflict,
  dealerArea,
  dealerAreaEdit,
  dealerBranch,
  DealerConflict,
  dealerFee,
  dealerListRow,
  dealerProfileEdit,
  deskDealer,
  FeeConflict,
  newDealer
} from "./schemas/dealer-desk.schema.ts"
import { pageOf, paging, search } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

const greatest = 2_147_483_647
const ofDealer = { params: { dealerId: integerText(1, greatest) } }
const ofRow = { params: { ...ofDealer.params, rowId: integerText(1, greatest) } }
const seen = { payload: wire({ rowVersion: integer(1, greatest) }) }
const path = "/api/support/haendler/:dealerId"

const dealers = [
  HttpApiEndpoint.get("list", "/api/support/haendler", {
    query: {
      search,
      country: Schema.optionalKey(countryIdText),
      state: Schema.optionalKey(Schema.Literals(dealerStandings)),
      ...paging
    },
    success: pageOf(dealerListRow),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.post("create", "/api/support/haendler", {
    payload: newDealer,
    success: deskDealer,
    error: [Invalid, NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("show", path, { ...ofDealer, success: deskDealer, error: [NotFound, Unavailable] }),
  HttpApiEndpoint.post("saveProfile", path, {
    ...ofDealer,
    payload: dealerProfileEdit,
    success: deskDealer,
    error: [Invalid, NotFound, DealerConflict, Unavailable]
  }),
  HttpApiEndpoint.post("changeState", `${path}/stand`, {
    ...ofDealer,
    payload: wire({
      rowVersion: integer(1, greatest),
      act: Schema.Literals(dealerActs),
      reason: lines(longestStateReason)
    }),
    success: deskDealer,
    error: [Invalid, NotFound, DealerConflict, Unavailable]
  })
] as const

/** API calls that each save one row of a dealer; id 0 adds a row. */
const rows = [
  HttpApiEndpoint.post("saveBranch", `${path}/niederlassungen`, {
    ...ofDealer,
    payload: dealerBranch,
    success: dealerBranch,
    error: [Invalid, NotFound, BranchConflict, Unavailable]
  }),
  HttpApiEndpoint.post("removeBranch", `${path}/niederlassungen/:rowId/entfernen`, {
    ...ofRow,
    ...seen,
    success: dealerBranch,
    error: [Invalid, NotFound, BranchConflict, Unavailable]
  }),
  HttpApiEndpoint.post("saveArea", `${path}/liefergebiete`, {
    ...ofDealer,
    payload: dealerAreaEdit,
    success: dealerArea,
    error: [Invalid, NotFound, AreaConflict, Unavailable]
  }),
  HttpApiEndpoint.post("removeArea", `${path}/liefergebiete/:rowId/entfernen`, {
    ...ofRow,
    ...seen,
    success: dealerArea,
    error: [Invalid, NotFound, AreaConflict, Unavailable]
  }),
  HttpApiEndpoint.post("saveFee", `${path}/gebuehren`, {
    ...ofDealer,
    payload: dealerFee,
    success: dealerFee,
    error: [Invalid, NotFound, FeeConflict, Unavailable]
  }),
  HttpApiEndpoint.post("removeFee", `${path}/gebuehren/:rowId/entfernen`, {
    ...ofRow,
    ...seen,
    success: dealerFee,
    error: [Invalid, NotFound, FeeConflict, Unavailable]
  })
] as const

/** API calls for the dealer data that staff edit (rule dealer.record). */
export class DealerDeskApi extends HttpApiGroup.make("dealerDesk").add(...dealers, ...rows) {}
