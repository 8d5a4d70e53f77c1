import { expect, it } from "vitest"
import { createActor, toPromise } from "xstate"
import { calculationOf } from "../../../model-tests/data/offers.ts"
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
