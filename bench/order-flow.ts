import { Schema } from "effect"
import { offerList } from "../src/contract/offer.schema.ts"
import { orderDraft } from "../src/contract/order.schema.ts"
import type { OrderDraft } from "../src/domain/order-draft.ts"
import { calculationOf, servedZip } from "./calculation.ts"
import type { BenchVisitor } from "./visitor.ts"

const readList = Schema.decodeUnknownSync(offerList)
const readDraft = Schema.decodeUnknownSync(orderDraft)
const readSaved = Schema.decodeUnknownSync(
  Schema.Struct({ Success: Schema.Literal(true), Draft: orderDraft })
)

/** A draft that waits for the last click. */
export interface ReadyDraft {
  readonly visitor: BenchVisitor
  readonly draft: OrderDraft
}

const post = async (
  origin: string,
  visitor: BenchVisitor,
  path: string,
  body: object | string
): Promise<unknown> => {
  const response = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: visitor.headers,
    body: typeof body === "string" ? body : JSON.stringify(body)
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}

const address = {
  Title1Id: 1,
  Title2Id: 0,
  CompanyName: "",
  VatId: "",
  FirstName: "Erika",
  LastName: "Beispiel",
  Street: "Marienplatz",
  HouseNumber: "8",
  Addition: "",
  ZipCode: servedZip,
  City: "München",
  CountryId: 1,
  Phone: "+49 89 123456",
  DeliveryNote: ""
}

/** Search, start, address and payment, as the wizard calls them. */
export const readyDraft = async (
  origin: string,
  visitor: BenchVisitor,
  mailbox: string
): Promise<ReadyDraft> => {
  const [offer] = readList(
    await post(origin, visitor, "/api/kalkulation/berechnen", JSON.stringify(calculationOf(6000)))
  ).items
  if (offer === undefined) throw new Error(`Nobody delivers to ${servedZip}`)
  const begun = readDraft(
    await post(origin, visitor, "/api/order-process/start", {
      Configuration: calculationOf(6000),
      DealerId: offer.dealerId,
      OfferHash: offer.hash
    })
  )
  const addressed = readSaved(
    await post(origin, visitor, "/api/order-process/address/save", {
      OrderDraftId: begun.orderDraftId,
      Version: begun.version,
      EmailAddress: mailbox,
      DeliveryAddress: address,
      UseInvoiceAddress: false,
      InvoiceAddress: null
    })
  ).Draft
  const paid = readSaved(
    await post(origin, visitor, "/api/order-process/payment/save", {
      OrderDraftId: begun.orderDraftId,
      Version: addressed.version,
      IsInteraidPayment: addressed.offer.isInteraidPayment,
      PaymentId: 40,
      PaymentModifier: -1,
      OrderReference: ""
    })
  ).Draft
  return { visitor, draft: paid }
}

/** The last click. */
export const place = async (origin: string, { visitor, draft }: ReadyDraft): Promise<void> => {
  const { terms, withdrawal, privacy } = draft.legalVersions
  await post(
    origin,
    { headers: { ...visitor.headers, "idempotency-key": `bench-${draft.orderDraftId}` } },
    "/api/order-process/place",
    {
      OrderDraftId: draft.orderDraftId,
      Version: draft.version,
      SummaryHash: draft.summaryHash,
      LegalVersions: { Terms: terms, Withdrawal: withdrawal, Privacy: privacy }
    }
  )
}
