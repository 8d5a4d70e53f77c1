import { Schema } from "effect"
import { offerList } from "../src/contract/offer.schema.ts"
import { orderDraft } from "../src/contract/order.schema.ts"
import type { OrderDraft } from "../src/domain/order-draft.ts"
import { offeredVariants } from "../src/domain/payment/availability.ts"
import { isDirectDebit } from "../src/domain/payment/variants.ts"
import { calculationOf, servedZip } from "./calculation.ts"
import type { BenchVisitor } from "./visitor.ts"
import {
  addressForm,
  checkForm,
  houseIn,
  ibans,
  paymentForm,
  placeForm,
  stationsForm
} from "./wizard-forms.ts"

const readList = Schema.decodeUnknownSync(offerList)
const readDraft = Schema.decodeUnknownSync(orderDraft)
const readSaved = Schema.decodeUnknownSync(
  Schema.Struct({ Success: Schema.Literal(true), Draft: orderDraft })
)
const readCheck = Schema.decodeUnknownSync(Schema.Struct({ Ok: Schema.Literal(true), Draft: orderDraft }))
const readPlaced = Schema.decodeUnknownSync(Schema.Struct({ OrderId: Schema.String }))

/** A draft that waits for the last click. */
export interface ReadyDraft {
  readonly visitor: BenchVisitor
  readonly draft: OrderDraft
}

const ask = async (origin: string, path: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(origin + path, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}

const post = (origin: string, { headers }: BenchVisitor, path: string, body: object) =>
  ask(origin, path, { method: "POST", headers, body: JSON.stringify(body) })

const get = (origin: string, { headers }: BenchVisitor, path: string) => ask(origin, path, { headers })

/** Every fourth buyer spreads his order over three houses. */
const stationsOf = (number: number): number => (number % 4 === 3 ? 3 : 1)

/** The payment step, with what it shows before it is saved: the mandate's terms or the plans. */
const paid = async (origin: string, visitor: BenchVisitor, draft: OrderDraft, number: number) => {
  const offered = offeredVariants(draft)
  const variant = offered[(number + Math.floor(number / 4)) % offered.length]
  if (variant === undefined) throw new Error(`The offer of ${draft.offer.name} cannot be paid`)
  const path = `/api/order-process/${draft.orderDraftId}`
  if (isDirectDebit(variant)) await get(origin, visitor, `${path}/mandate`)
  if (variant === "Installment") await get(origin, visitor, `${path}/installment-options`)
  return readSaved(
    await post(origin, visitor, "/api/order-process/payment/save", {
      OrderDraftId: draft.orderDraftId,
      Version: draft.version,
      ...paymentForm(draft, variant, { iban: ibans[0], plan: number })
    })
  ).Draft
}

/**
 * Search, start, address, stations, payment and the last look, as the wizard calls them; buyers go round the ways to pay
 * that the offer has, by their number.
 */
export const readyDraft = async (
  origin: string,
  visitor: BenchVisitor,
  { mailbox, number }: { readonly mailbox: string; readonly number: number }
): Promise<ReadyDraft> => {
  const calculation = { ...calculationOf(6000), Stations: stationsOf(number) }
  const [offer] = readList(await post(origin, visitor, "/api/kalkulation/berechnen", calculation)).items
  if (offer === undefined) throw new Error(`Nobody delivers to ${servedZip}`)
  const begun = readDraft(
    await post(origin, visitor, "/api/order-process/start", {
      Configuration: calculation,
      DealerId: offer.dealerId,
      OfferHash: offer.hash
    })
  )
  const save = async (step: string, { orderDraftId, version }: OrderDraft, form: object) =>
    readSaved(
      await post(origin, visitor, `/api/order-process/${step}/save`, {
        OrderDraftId: orderDraftId,
        Version: version,
        ...form
      })
    ).Draft
  // the wizard's page reads the draft that its address names
  const opened = readDraft(await get(origin, visitor, `/api/order-process/${begun.orderDraftId}`))
  const addressed = await save("address", opened, addressForm(mailbox, houseIn("Marienplatz")))
  const spread =
    calculation.Stations === 1
      ? addressed
      : await save("stations", addressed, stationsForm(addressed, "Sendlinger Straße"))
  const ready = await paid(origin, visitor, spread, number)
  const checked = readCheck(await post(origin, visitor, "/api/order-process/final-check", checkForm(ready)))
  return { visitor, draft: checked.Draft }
}

/** The last click; answers the order's id. */
export const place = async (origin: string, { visitor, draft }: ReadyDraft): Promise<string> => {
  const headers = { ...visitor.headers, "idempotency-key": `bench-${draft.orderDraftId}` }
  return readPlaced(await post(origin, { headers }, "/api/order-process/place", placeForm(draft))).OrderId
}
