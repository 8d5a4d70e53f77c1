import { calculationBody, servedZip } from "./calculation.ts"
import type { BenchVisitor } from "./visitor.ts"

interface WireDraft {
  readonly OrderDraftId: string
  readonly Version: number
  readonly SummaryHash: string | null
  readonly LegalVersions: unknown
  readonly Offer: { readonly IsInteraidPayment: boolean; readonly DefaultPaymentId: number }
}

/** A draft that waits for the last click. */
export interface ReadyDraft {
  readonly visitor: BenchVisitor
  readonly draft: WireDraft
}

const post = async <Answer>(origin: string, visitor: BenchVisitor, path: string, body: unknown): Promise<Answer> => {
  const response = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: visitor.headers,
    body: typeof body === "string" ? body : JSON.stringify(body)
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  const answer: Answer = JSON.parse(text)
  return answer
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
export const readyDraft = async (origin: string, visitor: BenchVisitor, mailbox: string): Promise<ReadyDraft> => {
  const calculation = calculationBody(6000)
  const list = await post<{ readonly Items: ReadonlyArray<{ readonly DealerId: number; readonly Hash: string }> }>(
    origin,
    visitor,
    "/api/kalkulation/berechnen",
    calculation
  )
  const offer = list.Items[0]
  if (offer === undefined) throw new Error(`Nobody delivers to ${servedZip}`)
  const begun = await post<WireDraft>(origin, visitor, "/api/order-process/start", {
    Configuration: JSON.parse(calculation),
    DealerId: offer.DealerId,
    OfferHash: offer.Hash
  })
  const addressed = await post<{ readonly Draft: WireDraft }>(origin, visitor, "/api/order-process/address/save", {
    OrderDraftId: begun.OrderDraftId,
    Version: begun.Version,
    EmailAddress: mailbox,
    DeliveryAddress: address,
    UseInvoiceAddress: false,
    InvoiceAddress: null
  })
  const paid = await post<{ readonly Draft: WireDraft }>(origin, visitor, "/api/order-process/payment/save", {
    OrderDraftId: begun.OrderDraftId,
    Version: addressed.Draft.Version,
    IsInteraidPayment: addressed.Draft.Offer.IsInteraidPayment,
    PaymentId: 40,
    PaymentModifier: -1,
    OrderReference: ""
  })
  return { visitor, draft: paid.Draft }
}

/** The last click. */
export const place = async (origin: string, { visitor, draft }: ReadyDraft): Promise<void> => {
  await post(
    origin,
    { headers: { ...visitor.headers, "idempotency-key": `bench-${draft.OrderDraftId}` } },
    "/api/order-process/place",
    {
      OrderDraftId: draft.OrderDraftId,
      Version: draft.Version,
      SummaryHash: draft.SummaryHash,
      LegalVersions: draft.LegalVersions
    }
  )
}
