import { fromPromise } from "xstate"
import { isChosenQuality } from "../../domain/offer/same-goods.ts"
import type { StartAnswer, StartWish } from "../../machines/order-start.machine.ts"
import type { CallOptions, Client } from "../client/client.ts"
import { orderProcessStart } from "../client/order-routes.gen.ts"
import { heard, NoAnswer } from "../client/no-answer.ts"

const startDraft = async (
  client: Client,
  { calculation, dealerId, offerHash }: StartWish,
  options: CallOptions
): Promise<StartAnswer> => {
  const payload = { configuration: calculation, dealerId, offerHash }
  const answer = heard(await client.call(orderProcessStart, { payload }, options))
  if (answer.type === "ok") return { kind: "started", draftId: answer.value.orderDraftId }
  const { error } = answer
  switch (error.code) {
    case "PriceChanged": {
      const { offer } = error
      const { productGroupId, offerProductCertifications: chosen } = calculation
      // a new price of other goods is no new price of those that were chosen
      return offer !== undefined && isChosenQuality(productGroupId, chosen, offer)
        ? { kind: "priceChanged", offer }
        : { kind: "offerGone" }
    }
    case "OfferGone":
    case "NotFound":
    case "Invalid":
      return { kind: "offerGone" }
    case "Forbidden":
      return { kind: "notAllowed" }
    case "SessionMissing":
    case "CsrfInvalid":
      return { kind: "sessionDoubted" }
    default:
      throw new NoAnswer(error.code)
  }
}

/** Implements the port of the order-start machine. */
export const orderStartActors = (client: Client) => ({
  startDraft: fromPromise<StartAnswer, StartWish>(({ input, signal }) =>
    startDraft(client, input, { signal })
  )
})
