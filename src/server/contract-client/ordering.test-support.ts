import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import type { Client } from "./client.test-support.ts"
import { payFor, type PayPalBuyer } from "./paying.test-support.ts"
import type { Purchase, WayToPay } from "./purchase.test-support.ts"
import { type Place, readConfiguration } from "./searching.test-support.ts"
import { type Fields, filled, list, named, number, text } from "./wire.test-support.ts"

const commonOrderData =
  "EmailAddress CustomerId InstallmentServiceProviderToken InstallmentDeviceToken PaymentData AllowCompany " +
  "AllowInvoiceAddress AllowAddressSelection IsInteraidPayment HasCalculation EmailChangeRequestedState PayPalClientId " +
  "PayPalMerchantId PaylaEnvironment PaylaMerchantId PaylaPartnerId Steps ApplicableSteps"
const draftNames = `${commonOrderData} OrderDraftId Version SummaryHash TermsVersion WithdrawalVersion`

export const addressIn = ({ countryId, zipCode, city }: Place): Fields => ({
  Title1Id: 1,
  FirstName: "Erika",
  LastName: "Beispiel",
  Street: "Marktplatz",
  HouseNumber: "8",
  ZipCode: zipCode,
  City: city,
  CountryId: countryId,
  Phone: "+49 89 123456"
})

/**
 * Id of PayPal, a payment that the buyer approves at the provider: the calculator does not offer it as an option, but
 * it is available if the shop has a client id.
 */
const payPal = 43

/**
 * Whether a payment is possible: instalments and PayPal are paid to the operator only, all other payments either to the
 * operator or to the dealer.
 */
const isPossible = ({ parameter, paymentId, isInteraid }: WayToPay): boolean =>
  isInteraid || (paymentId !== payPal && parameter["Key"] !== "PaymentMonthly")

/** Returns all payment methods of a country, to the dealer and to the operator. */
export const waysToPay = async (client: Client, place: Place): Promise<ReadonlyArray<WayToPay>> => {
  const configuration = await readConfiguration(client, place)
  const group = filled(configuration["Groups"]).find(({ Key }) => Key === "Payment")
  const options = filled(group?.["Parameters"])
  const [first] = options
  assert(first !== undefined)
  return [false, true]
    .flatMap((isInteraid) => [
      ...options
        .filter(({ Id }) => number(Id) > 0)
        .map((parameter) => ({ parameter, paymentId: number(parameter["Id"]), isInteraid })),
      { parameter: first, paymentId: payPal, isInteraid }
    ])
    .filter(isPossible)
}

/** Searches place by place for an offer with this payment method. */
export const findOffer = async (
  client: Client,
  places: ReadonlyArray<Place>,
  way: WayToPay
): Promise<Purchase | undefined> => {
  for (const place of places) {
    const wish = {
      ProductGroupId: 3,
      CountryId: place.countryId,
      ZipCode: place.zipCode,
      Amount: 6000,
      Parameters: [way.parameter]
    }
    const { Items } = named(await client.post("/api/kalkulation/berechnen", wish), "Items")
    const offer = list(Items)
      .map((item) => named(item))
      .find(
        ({ PaymentIds, IsInteraidPayment }) =>
          IsInteraidPayment === way.isInteraid &&
          (way.paymentId === payPal || list(PaymentIds).includes(way.paymentId))
      )
    if (offer !== undefined) return { place, wish, offer, way }
  }
  return undefined
}

/** Starts an order: sends the calculation with the dealer and the hash of the offer that was shown. */
const start = async (client: Client, { wish, offer }: Purchase): Promise<Fields> => {
  const draft = named(
    await client.post("/api/order-process/start", {
      ...wish,
      DealerId: offer["DealerId"],
      OfferHash: offer["Hash"]
    }),
    draftNames
  )
  filled(draft["Steps"], "Key Variant Weight")
  filled(draft["ApplicableSteps"], "Key Variant")
  assert.equal(draft["HasCalculation"], true)
  named(draft["EmailChangeRequestedState"], "Pending Applied NewEmailAddress")
  return draft
}

export const draftNow = async (client: Client, draftId: string): Promise<Fields> =>
  named(await client.get(`/api/order-process/${draftId}`), draftNames)

const saved = (answer: unknown): Fields => {
  const body = named(answer, "Success Steps Version Problems")
  assert.equal(body["Success"], true)
  assert.deepEqual(body["Problems"], [])
  filled(body["Steps"], "Key")
  return body
}

/** Registers a guest with name and address, without a password. */
export const registerGuest = async (client: Client, place: Place, email: string): Promise<void> => {
  const answer = await client.post("/api/account/registrieren", {
    AuthData: { Email: email, Mode: "register", AsGuest: true, ForOrder: true },
    DeliveryAddress: addressIn(place),
    InvoiceAddress: null,
    UseInvoiceAddress: false,
    Newsletter: false
  })
  assert.equal(named(answer, "success")["success"], true)
}

/** Chooses the first available delivery address. */
const chooseAddress = async (client: Client, place: Place, version: number): Promise<number> => {
  const addresses = named(
    await client.get(`/api/jwt/adressen/order-addresses/${place.countryId}?ai=true&ac=true`),
    "DeliveryAddressList InvoiceAddressList SelectedAddresses"
  )
  const fitting = filled(
    addresses["DeliveryAddressList"],
    "Id FirstName LastName Street ZipCode City CountryId"
  ).find(({ ZipCode }) => ZipCode === place.zipCode)
  const answer = await client.post("/api/order-process/address/save", {
    SelectedAddresses: [{ AddressType: 1, AddressId: fitting?.["Id"], AddressIndex: 0, Amount: 6000 }],
    Version: version
  })
  return number(saved(answer)["Version"])
}

/** Repeats the required checks and places the order; checks that placing it again returns the same order. */
const place = async (client: Client, draft: Fields): Promise<Fields> => {
  const { Version, SummaryHash } = draft
  const checked = named(
    await client.post("/api/order-process/final-check", { Version, SummaryHash }),
    "Ok PriceChanged Offer Problems"
  )
  assert.deepEqual([checked["Ok"], checked["PriceChanged"], checked["Problems"]], [true, false, []])
  const key = randomUUID()
  const wish = {
    OrderDraftId: draft["OrderDraftId"],
    Version,
    SummaryHash,
    TermsVersion: draft["TermsVersion"],
    WithdrawalVersion: draft["WithdrawalVersion"]
  }
  const first = await client.post("/api/order-process/place", wish, { "idempotency-key": key })
  const again = await client.post("/api/order-process/place", wish, { "idempotency-key": key })
  assert.deepEqual(again, first)
  return named(first, "OrderId OrderNumber")
}

/**
 * Orders the found offer, from the draft to the order number, with the payment method for which the offer was searched.
 */
export const order = async (client: Client, purchase: Purchase, paypal: PayPalBuyer): Promise<Fields> => {
  const begun = await start(client, purchase)
  const draftId = text(begun["OrderDraftId"])
  await chooseAddress(client, purchase.place, number(begun["Version"]))
  if (purchase.way.paymentId === payPal) text(begun["PayPalClientId"])
  const paid = saved(await payFor(client, purchase, draftId))
  if (purchase.way.paymentId === payPal) await paypal(await draftNow(client, draftId))
  const draft = await draftNow(client, draftId)
  assert.equal(draft["IsInteraidPayment"], purchase.way.isInteraid)
  assert(number(draft["Version"]) >= number(paid["Version"]))
  const placed = await place(client, draft)
  return { ...placed, Variant: named(draft["PaymentData"], "Variant")["Variant"] }
}

/** Reads the order as its buyer sees it. */
export const readOrder = async (client: Client, orderId: string): Promise<Fields> => {
  const page = named(
    await client.get(`/api/orders/${orderId}`),
    "OrderId Status Timeline Offer Addresses Payment Documents CanWithdraw CanCancel CanRate"
  )
  assert.equal(page["OrderId"], orderId)
  filled(page["Timeline"], "State At")
  return page
}

/** Cancels an order before the dealer confirms it, if there is no right of withdrawal. */
export const cancel = async (client: Client, page: Fields): Promise<void> => {
  assert.equal(page["CanCancel"], true)
  await client.post(`/api/orders/${text(page["OrderId"])}/cancel`, {
    Version: page["Version"],
    Reason: "Doch nicht"
  })
}

/**
 * Withdraws from an order as an anonymous user, with order number and e-mail address, sending only the required fields.
 */
export const withdraw = async (client: Client, { OrderId, OrderNumber, Email }: Fields): Promise<void> => {
  const receipt = named(
    await client.post(`/api/orders/${text(OrderId)}/withdraw`, {
      Name: "Erika Beispiel",
      Email,
      OrderNumber,
      Step: "Confirm"
    }),
    "ReceivedAt Reference"
  )
  text(receipt["Reference"])
}
