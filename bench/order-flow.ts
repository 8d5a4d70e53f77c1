import { Schema } from "effect"
import { legalVersions, orderDraft } from "../src/contract/order-steps.api.ts"
import { wire } from "../src/contract/wire.ts"
import type { OrderDraft } from "../src/domain/order/draft.ts"
import { offeredVariants } from "../src/domain/payment/availability.ts"
import { isDirectDebit } from "../src/domain/payment/variants.ts"
import { ask } from "./ask.ts"
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

const readList = Schema.decodeUnknownSync(Schema.Struct({ Items: Schema.Array(Schema.Unknown) }))
const readOffer = Schema.decodeUnknownSync(wire({ dealerId: Schema.Int, hash: Schema.String }))
/** Fields of the previous response that each step needs; only the payment step reads the complete draft. */
const standing = wire({
  orderDraftId: Schema.String,
  version: Schema.Int,
  summaryHash: Schema.NullOr(Schema.String),
  legalVersions
})
const readStanding = Schema.decodeUnknownSync(standing)
const readSaved = Schema.decodeUnknownSync(
  Schema.Struct({ Success: Schema.Literal(true), Draft: Schema.Unknown })
)
const readDraft = Schema.decodeUnknownSync(orderDraft)
const readCheck = Schema.decodeUnknownSync(Schema.Struct({ Ok: Schema.Literal(true), Draft: standing }))
const readPlaced = Schema.decodeUnknownSync(Schema.Struct({ OrderId: Schema.String }))

/** A draft that only needs the final confirmation. */
export interface ReadyDraft {
  readonly visitor: BenchVisitor
  readonly draft: OrderDraft
}

const post = (origin: string, { headers }: BenchVisitor, path: string, body: object) =>
  ask(origin, path, { headers, body })

const get = (origin: string, { headers }: BenchVisitor, path: string) => ask(origin, path, { headers })

/** Returns the number of stations of an order: every fourth buyer splits the order over three houses. */
const stationsOf = (number: number): number => (number % 4 === 3 ? 3 : 1)

/** Saves the payment step, after loading the data that it shows before saving: the mandate's terms or the plans. */
const paid = async (origin: string, visitor: BenchVisitor, draft: OrderDraft, number: number) => {
  const offered = offeredVariants(draft)
  const variant = offered[(number + Math.floor(number / 4)) % offered.length]
  if (variant === undefined) throw new Error(`The offer of ${draft.offer.name} cannot be paid`)
  const path = `/api/order-process/${draft.orderDraftId}`
  if (isDirectDebit(variant)) await get(origin, visitor, `${path}/mandate`)
  if (variant === "Installment") await get(origin, visitor, `${path}/installment-options`)
  const { Draft: saved } = readSaved(
    await post(origin, visitor, "/api/order-process/payment/save", {
      OrderDraftId: draft.orderDraftId,
      Version: draft.version,
      ...paymentForm(draft, variant, { iban: ibans[0], plan: number })
    })
  )
  return { ...draft, ...readStanding(saved) }
}

/**
 * Runs the wizard's calls up to the review step: search, start, address, stations, payment and review. Successive buyer
 * numbers use the offer's payment methods in turn.
 */
export const readyDraft = async (
  origin: string,
  visitor: BenchVisitor,
  { mailbox, number }: { readonly mailbox: string; readonly number: number }
): Promise<ReadyDraft> => {
  const calculation = { ...calculationOf(6000), Stations: stationsOf(number) }
  const [first] = readList(await post(origin, visitor, "/api/kalkulation/berechnen", calculation)).Items
  if (first === undefined) throw new Error(`No offers for ${servedZip}`)
  const offer = readOffer(first)
  const begun = readStanding(
    await post(origin, visitor, "/api/order-process/start", {
      Configuration: calculation,
      DealerId: offer.dealerId,
      OfferHash: offer.hash
    })
  )
  const save = async (step: string, { orderDraftId, version }: typeof begun, form: object) =>
    readDraft(
      readSaved(
        await post(origin, visitor, `/api/order-process/${step}/save`, {
          OrderDraftId: orderDraftId,
          Version: version,
          ...form
        })
      ).Draft
    )
  // the wizard page loads the draft whose id is in its URL
  const opened = readStanding(await get(origin, visitor, `/api/order-process/${begun.orderDraftId}`))
  const addressed = await save("address", opened, addressForm(mailbox, houseIn("Marienplatz")))
  const spread =
    calculation.Stations === 1
      ? addressed
      : await save("stations", addressed, stationsForm(addressed, "Sendlinger Straße"))
  const ready = await paid(origin, visitor, spread, number)
  const checked = readCheck(await post(origin, visitor, "/api/order-process/final-check", checkForm(ready)))
  return { visitor, draft: { ...ready, ...checked.Draft } }
}

/** Sends the final confirmation; returns the order's id. */
export const place = async (origin: string, { visitor, draft }: ReadyDraft): Promise<string> => {
  const headers = { ...visitor.headers, "idempotency-key": `bench-${draft.orderDraftId}` }
  return readPlaced(await post(origin, { headers }, "/api/order-process/place", placeForm(draft))).OrderId
}
