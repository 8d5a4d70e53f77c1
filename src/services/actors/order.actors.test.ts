import { describe, expect, it } from "vitest"
import { createActor, toPromise } from "xstate"
import type { TrackedCampaign } from "../../domain/figures/tracked-campaign.ts"
import { createClient } from "../client/client.ts"
import { keptValues } from "../browser/storage.ts"
import { NoAnswer } from "../client/no-answer.ts"
import { orderActors } from "./order.actors.ts"
import { placingKeys } from "./placing-keys.ts"

const draft = { OrderDraftId: "d1", Version: 2, OfferValidUntil: "2026-11-21T12:30:00.000Z" }
const noon = Date.parse("2026-11-21T12:00:00Z")
const legalVersions = { terms: "t", withdrawal: "w", privacy: "p" }
const seen = { draftId: "d1", version: 2, summaryHash: "h" }
const placing = { ...seen, legalVersions, moistureDeclaration: null, idempotencyKey: "key-12345678" }

/** Creates the actors with a fake server that returns the same response to every call. */
const serverOf = (
  status: number,
  body: object,
  campaign: () => TrackedCampaign | undefined = () => undefined
) => {
  const asked: Array<{ readonly address: string; readonly init: RequestInit }> = []
  const client = createClient({
    csrfToken: () => "token",
    fetch: async (address, init) => {
      asked.push({ address, init })
      return Response.json(body, { status })
    }
  })
  const keys = placingKeys(
    keptValues(() => undefined),
    () => "key-12345678"
  )
  return { asked, actors: orderActors({ client, keys, serverNow: () => noon, campaign }) }
}

type Ports = ReturnType<typeof orderActors>
const place = (actors: Ports) => toPromise(createActor(actors.placeOrder, { input: placing }).start())
const check = (actors: Ports) => toPromise(createActor(actors.checkOffer, { input: seen }).start())
const load = (actors: Ports) => toPromise(createActor(actors.loadDraft, { input: { draftId: "d1" } }).start())

const refusal = (Code: string, rest: object = {}) => ({ Code, Message: "", Problems: [], ...rest })

describe("the ports of the order machine", () => {
  it("place the order with the key of the summary and the hash that the buyer saw", async () => {
    const { asked, actors } = serverOf(201, { OrderId: "o1", OrderNumber: "HM-26-100001" })
    expect(await place(actors)).toEqual({ kind: "placed", orderId: "o1" })
    expect(asked[0]?.address).toBe("/api/order-process/place")
    expect(asked[0]?.init.headers).toMatchObject({ "idempotency-key": "key-12345678" })
    expect(asked[0]?.init.body).toBe(
      '{"OrderDraftId":"d1","Version":2,"SummaryHash":"h","LegalVersions":{"Terms":"t","Withdrawal":"w","Privacy":"p"}}'
    )
  })

  it("place the order with the campaign that led to it (rule consent.campaigns)", async () => {
    const { asked, actors } = serverOf(201, { OrderId: "o1", OrderNumber: "HM-26-100001" }, () => ({
      page: "startseite",
      channel: "newsletter"
    }))
    await place(actors)
    expect(asked[0]?.init.body).toEqual(
      expect.stringContaining('"Campaign":{"Page":"startseite","Channel":"newsletter"}')
    )
  })

  it("place the order again under the same key after a lost answer", async () => {
    const { asked, actors } = serverOf(503, {})
    await expect(place(actors)).rejects.toThrow(NoAnswer)
    await expect(place(actors)).rejects.toThrow(NoAnswer)
    const keys = asked.map(({ init }) => new Headers(init.headers).get("idempotency-key"))
    expect(keys).toEqual(["key-12345678", "key-12345678"])
  })

  it("continue with the token of a renewed session, and report a token that is refused again", async () => {
    const sent: Array<string> = []
    let token = "foreign"
    const known = { token: "own" }
    const client = createClient({
      csrfToken: () => token,
      fetch: async (address, init) => {
        const headers = new Headers(init.headers)
        sent.push([address, headers.get("x-csrf-token"), headers.get("idempotency-key")].join(" "))
        if (address === "/session/renew") {
          token = "own"
          return new Response(null, { status: 204 })
        }
        return headers.get("x-csrf-token") === known.token
          ? Response.json({ OrderId: "o1", OrderNumber: "HM-26-100001" }, { status: 201 })
          : Response.json(refusal("CsrfInvalid"), { status: 403 })
      }
    })
    const keys = placingKeys(
      keptValues(() => undefined),
      () => "key-12345678"
    )
    const actors = orderActors({ client, keys, serverNow: () => noon, campaign: () => undefined })
    expect(await place(actors)).toEqual({ kind: "placed", orderId: "o1" })
    expect(sent).toEqual([
      "/api/order-process/place foreign key-12345678",
      "/session/renew  ",
      "/api/order-process/place own key-12345678"
    ])
    known.token = "unknown token"
    const doubted = [{ field: "session", code: "sessionDoubted" }]
    expect(await place(actors)).toEqual({ kind: "refused", problems: doubted })
    expect(await check(actors)).toEqual({ kind: "refused", problems: doubted })
    const saved = createActor(actors.saveStep, {
      input: {
        draftId: "d1",
        version: 2,
        form: {
          step: "Payment",
          isInteraidPayment: false,
          paymentId: 40,
          paymentModifier: -1,
          orderReference: ""
        }
      }
    })
    expect(await toPromise(saved.start())).toEqual({ kind: "invalid", problems: doubted })
  })

  it("report each refusal as a separate result", async () => {
    const kinds = [
      [409, refusal("PriceChanged"), { kind: "priceChanged" }],
      [409, refusal("VersionConflict", { Version: 3 }), { kind: "conflict" }],
      [409, refusal("OfferGone"), { kind: "offerGone" }],
      [409, refusal("AlreadyPlaced", { OrderId: "o1" }), { kind: "alreadyPlaced", orderId: "o1" }],
      [404, refusal("NotFound"), { kind: "gone" }],
      [422, refusal("KeyReused"), { kind: "refused", problems: [] }]
    ] as const
    for (const [status, body, kind] of kinds) expect(await place(serverOf(status, body).actors)).toEqual(kind)
  })

  it("name the fields of a refusal as the forms do, and report an unknown code as a field to check", async () => {
    const Problems = [
      { Code: "placeMismatch", Field: "DeliveryAddress.City", Params: {} },
      { Code: "stepMissing", Field: "Payment", Params: {} },
      { Code: "required", Field: "MoistureDeclaration.MoistureClass", Params: {} }
    ]
    expect(await place(serverOf(422, refusal("Invalid", { Problems })).actors)).toEqual({
      kind: "refused",
      problems: [
        { field: "deliveryAddress.city", code: "placeMismatch" },
        { field: "payment", code: "invalid" },
        { field: "moistureClass", code: "required" }
      ]
    })
  })

  it("report no answer if the server fails, refuses temporarily or cannot be understood", async () => {
    for (const [status, code] of [
      [503, "Unavailable"],
      [429, "TooManyRequests"],
      [403, "OriginForeign"]
    ] as const)
      await expect(place(serverOf(status, refusal(code)).actors)).rejects.toBeInstanceOf(NoAnswer)
  })

  it("calculate the offer's remaining validity by the server's clock", async () => {
    expect(await load(serverOf(200, draft).actors)).toMatchObject({
      kind: "loaded",
      offerValidFor: 1_800_000
    })
  })

  it("distinguish a changed price from an unchanged one", async () => {
    const answer = { Ok: true, PriceChanged: false, Draft: draft }
    expect(await check(serverOf(200, answer).actors)).toMatchObject({ kind: "unchanged" })
    expect(await check(serverOf(200, { ...answer, PriceChanged: true }).actors)).toMatchObject({
      kind: "priceChanged"
    })
    expect(await check(serverOf(422, refusal("Invalid")).actors)).toEqual({ kind: "conflict" })
  })
})
