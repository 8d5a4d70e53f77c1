import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Invalid, NotFound, problem, Unauthorized, Unavailable } from "./errors.ts"
import { address, storedAddress } from "./schemas/address.schema.ts"
import { accountIdText } from "./schemas/support.schema.ts"
import { orderStatus, timelineEntry } from "./schemas/order.schema.ts"
import {
  countryId,
  countryIdText,
  currency,
  decimal,
  instant,
  integer,
  integerText,
  list,
  localDate,
  productGroupId,
  text,
  unit
} from "./primitives.ts"
import { nothing, wire } from "./wire.ts"
import { changeStates } from "../domain/editing/change-state.ts"

/** State of a change to a list item (rule list.change-states). */
export const changeState = Schema.Literals(changeStates)

/** An order as listed in the customer area; the receipt is on the order's own page. */
export const ownOrder = wire({
  orderId: Schema.String,
  orderNumber: Schema.String,
  status: orderStatus,
  placedAt: instant,
  timeline: Schema.Array(wire(timelineEntry)),
  countryId,
  productGroupId,
  productName: Schema.String,
  amount: Schema.Int,
  unit,
  dealerName: Schema.String,
  /** Gross, major units. */
  totalPrice: decimal,
  currency,
  startDeliveryPeriodDate: localDate,
  endDeliveryPeriodDate: localDate,
  /** Paths without the locale's prefix. */
  orderPath: Schema.String,
  reorderPath: Schema.String,
  canRate: Schema.Boolean,
  isRated: Schema.Boolean
})

/** An unfinished order that the customer's home page offers to continue. */
const openDraft = wire({
  orderDraftId: Schema.String,
  changedAt: instant,
  countryId,
  productGroupId,
  productName: Schema.String,
  amount: Schema.Int,
  unit,
  dealerName: Schema.String,
  /** Gross, major units. */
  totalPrice: decimal,
  currency,
  draftPath: Schema.String
})

export type OpenDraft = typeof openDraft.Type

export type OwnOrder = typeof ownOrder.Type

const person = { title1Id: integer(0, 99), title2Id: integer(0, 99), newsletter: Schema.Boolean }

const baseDataFields = {
  ...person,
  /** Increases with every change, including changes in another tab or by support. */
  version: Schema.Int,
  email: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  phone: Schema.String
}

const baseData = wire(baseDataFields)

export type BaseData = typeof baseData.Type

/** Another user saved first; `current` is the stored base data. */
const BaseDataStale = wire({
  code: Schema.Literal("VersionConflict"),
  message: Schema.String,
  problems: Schema.Array(problem),
  current: wire(baseDataFields)
}).pipe(HttpApiSchema.status(409))

/** 1 means delivery, 0 means invoice (rule account.address-types). */
const addressType = Schema.Literals([0, 1])

const ownAddress = wire({ id: Schema.Int, version: Schema.Int, addressType, address: storedAddress })

export type OwnAddress = typeof ownAddress.Type

/** Another user saved first; `current` contains the stored rows of the list. */
const AddressesStale = wire({
  code: Schema.Literal("VersionConflict"),
  message: Schema.String,
  problems: Schema.Array(problem),
  current: Schema.Array(ownAddress)
}).pipe(HttpApiSchema.status(409))

const changedAddress = wire({
  /** 0 for a new address. */
  id: integer(0, 2_147_483_647),
  version: integer(0, 1_000_000),
  change: changeState,
  addressType,
  address
})

export type ChangedAddress = typeof changedAddress.Type

const id = integer(0, 2_147_483_647)

/** An address that the order steps offer for selection (rule account.order-addresses). */
const orderAddress = wire({
  id,
  title1Id: Schema.Int,
  title2Id: Schema.Int,
  companyName: Schema.String,
  vatId: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  street: Schema.String,
  houseNumber: Schema.String,
  addition: Schema.String,
  zipCode: Schema.String,
  city: Schema.String,
  countryId,
  phone: Schema.String,
  /** Always empty: the form has only one phone number. */
  mobile: Schema.String,
  email: Schema.String,
  stationNumber: Schema.Int,
  stationAmount: Schema.Int,
  invoiceAddress: Schema.Boolean,
  deliveryNote: Schema.String
})

const flag = Schema.optionalKey(Schema.Literals(["0", "1", "false", "true", "False", "True"]))

/** The customer area (rule account.area): due items, orders, addresses and base data of the signed-in customer. */
export class CustomerApi extends HttpApiGroup.make("customer").add(
  HttpApiEndpoint.get("home", "/api/kunde/startseite", {
    success: wire({
      /** The open order with the nearest delivery window. */
      nextDelivery: Schema.NullOr(ownOrder),
      openDrafts: Schema.Array(openDraft),
      lastOrders: Schema.Array(ownOrder),
      orderCount: Schema.Int,
      alarmCount: Schema.Int
    }),
    error: Unavailable
  }),
  HttpApiEndpoint.get("orders", "/api/kunde/bestellungen", {
    query: {
      page: Schema.optionalKey(integerText(1, 100_000)),
      size: Schema.optionalKey(integerText(1, 50))
    },
    success: wire({
      items: Schema.Array(ownOrder),
      total: Schema.Int,
      page: Schema.Int,
      size: Schema.Int
    }),
    error: Unavailable
  }),
  /**
   * Deletes an unfinished order; if it has already been deleted, the response is the same as for another customer's
   * order.
   */
  HttpApiEndpoint.post("discardDraft", "/api/kunde/angefangen/:orderDraftId/verwerfen", {
    params: { orderDraftId: text(64) },
    payload: nothing,
    success: wire({ success: Schema.Boolean }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.get("baseData", "/api/kunde/stammdaten", { success: baseData, error: Unavailable }),
  HttpApiEndpoint.post("saveBaseData", "/api/kunde/stammdaten", {
    payload: wire({
      ...person,
      version: integer(1, 2_147_483_647),
      firstName: text(200),
      lastName: text(200),
      phone: text(200)
    }),
    success: baseData,
    error: [Invalid, BaseDataStale, Unavailable]
  }),
  HttpApiEndpoint.get("addresses", "/api/kunde/adressen", {
    success: wire({ items: Schema.Array(ownAddress) }),
    error: Unavailable
  }),
  HttpApiEndpoint.post("saveAddresses", "/api/kunde/adressen", {
    payload: wire({ items: list(changedAddress, 50) }),
    success: wire({ success: Schema.Boolean, items: Schema.Array(ownAddress) }),
    error: [Invalid, NotFound, AddressesStale, Unavailable]
  }),
  /**
   * A customer's addresses, for staff. Staff save them one by one, under the rules that apply to the customer's own
   * list (rule desk.customers).
   */
  HttpApiEndpoint.get("addressesOf", "/api/support/kunde/:id/adressen", {
    params: { id: accountIdText },
    success: wire({ items: Schema.Array(ownAddress) }),
    error: [NotFound, Unavailable]
  }),
  HttpApiEndpoint.post("saveAddressOf", "/api/support/kunde/:id/adressen", {
    params: { id: accountIdText },
    payload: wire({
      /** 0 for a new address. */
      id: integer(0, 2_147_483_647),
      version: integer(0, 1_000_000),
      addressType,
      address
    }),
    success: ownAddress,
    error: [Invalid, NotFound, AddressesStale, Unavailable]
  }),
  HttpApiEndpoint.post("removeAddressOf", "/api/support/kunde/:id/adressen/:addressId/entfernen", {
    params: { id: accountIdText, addressId: accountIdText },
    payload: wire({ version: integer(0, 1_000_000) }),
    success: ownAddress,
    error: [Invalid, NotFound, AddressesStale, Unavailable]
  }),
  HttpApiEndpoint.get("orderAddresses", "/api/jwt/adressen/order-addresses/:countryId", {
    params: { countryId: countryIdText },
    /** Whether to include invoice addresses and company addresses. */
    query: { ai: flag, ac: flag },
    // addresses of the signed-in user; for guests, the addresses that they entered for a registration
    success: wire({
      deliveryAddressList: Schema.Array(orderAddress),
      invoiceAddressList: Schema.Array(orderAddress),
      selectedAddresses: Schema.Array(
        wire({ addressType, addressId: Schema.Int, addressIndex: Schema.Int, amount: Schema.Int })
      )
    }),
    error: [NotFound, Unauthorized, Unavailable]
  })
) {}
