import { expect, it } from "vitest"
import { createActor, toPromise } from "xstate"
import { calculationOf, offerOf } from "../../../model-tests/data/offers.ts"
import { createClient } from "../client/client.ts"
import { NoAnswer } from "../client/no-answer.ts"
import { orderStartActors } from "./order-start.actors.ts"

const answerTo = (status: number, code: string) => {
  const client = createClient({
    csrfToken: () => "token",
    fetch: async () => Response.json({ Code: code, Message: "", Problems: [] }, { status })
  })
  const input = { calculation: calculationOf(), dealerId: 100_000, offerHash: "hash" }
  return toPromise(createActor(orderStartActors(client).startDraft, { input }).start())
}

it("distinguishes users who may not order, and a session refused twice, from a missing answer", async () => {
  expect(await answerTo(403, "Forbidden")).toEqual({ kind: "notAllowed" })
  expect(await answerTo(403, "CsrfInvalid")).toEqual({ kind: "sessionDoubted" })
  expect(await answerTo(403, "SessionMissing")).toEqual({ kind: "sessionDoubted" })
  expect(await answerTo(409, "OfferGone")).toEqual({ kind: "offerGone" })
  await expect(answerTo(429, "TooManyRequests")).rejects.toBeInstanceOf(NoAnswer)
})

it("shows a new price only of the goods that were chosen (rule order.same-goods)", async () => {
  const changed = { ...offerOf("a", 100_000), certificationIds: [1], totalPrice: 1900 }
  const client = createClient({
    csrfToken: () => "token",
    // the answer has the names of the code
    read: (body) => body,
    fetch: async () =>
      Response.json({ code: "PriceChanged", message: "", problems: [], offer: changed }, { status: 409 })
  })
  const answerFor = (offerProductCertifications: ReadonlyArray<number>) => {
    const calculation = { ...calculationOf(), offerProductCertifications }
    const input = { calculation, dealerId: 100_000, offerHash: "hash" }
    return toPromise(createActor(orderStartActors(client).startDraft, { input }).start())
  }
  expect(await answerFor([1])).toEqual({ kind: "priceChanged", offer: changed })
  expect(await answerFor([]), "goods without a certificate").toEqual({ kind: "offerGone" })
})
