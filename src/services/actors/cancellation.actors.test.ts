import { describe, expect, it } from "vitest"
import { createActor, toPromise } from "xstate"
import { rowOf } from "../../domain/cancellation/row.test-support.ts"
import { keptBatch } from "../browser/kept-batch.ts"
import { keptValues } from "../browser/storage.ts"
import { createClient } from "../client/client.ts"
import { NoAnswer } from "../client/no-answer.ts"
import { createQueries } from "../queries/question.ts"
import { cancellationActors, cancellationNotesActors } from "./cancellation.actors.ts"

/** Creates a server that returns this status and body and records the requests. */
const server = (status: number, body: unknown) => {
  const asked: Array<{ readonly path: string; readonly body: unknown; readonly key: string | null }> = []
  const client = createClient({
    csrfToken: () => "token",
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), "https://shop.invalid"), init)
      asked.push({
        path: new URL(request.url).pathname,
        body: await request.json(),
        key: request.headers.get("idempotency-key")
      })
      return Response.json(body, { status })
    }
  })
  return { client, asked }
}
const refusal = (code: string) => ({ Code: code, Message: "", Problems: [] })

const tab = keptValues(() => undefined)
const desk = (status: number, body: unknown) => {
  const { client, asked } = server(status, body)
  return { actors: cancellationActors({ queries: createQueries(), client }, keptBatch(tab, "7")), asked }
}
const query = { countryId: 1, from: "2026-11-01", to: "2026-11-30", dealerId: null } as const
const list = (status: number, body: unknown) =>
  toPromise(createActor(desk(status, body).actors.listCancellations, { input: query }).start())
const batch = {
  key: "page-1",
  items: [{ orderId: "a", version: 1, isBooked: true, bookedAs: "credit" as const }]
}
const save = (status: number, body: unknown) =>
  toPromise(createActor(desk(status, body).actors.saveCancellations, { input: batch }).start())

describe("the list of cancellations", () => {
  it("is requested in full, and restricted to a dealer or country only on request", async () => {
    const { actors, asked } = desk(200, { Items: [], Total: 0 })
    await toPromise(createActor(actors.listCancellations, { input: query }).start())
    await toPromise(createActor(actors.listCancellations, { input: { ...query, dealerId: 7 } }).start())
    await toPromise(createActor(actors.listCancellations, { input: { ...query, countryId: null } }).start())
    expect(asked.map(({ body }) => body)).toEqual([
      { CountryId: 1, From: "2026-11-01", To: "2026-11-30", Page: 1, Size: 10_000 },
      { CountryId: 1, From: "2026-11-01", To: "2026-11-30", DealerId: 7, Page: 1, Size: 10_000 },
      { From: "2026-11-01", To: "2026-11-30", Page: 1, Size: 10_000 }
    ])
  })

  it("is empty if nothing was found, and counts as signed out without permission", async () => {
    expect(await list(404, refusal("NotFound"))).toEqual({ kind: "listed", rows: [], total: 0 })
    expect(await list(401, refusal("Unauthorized"))).toEqual({ kind: "signedOut" })
    expect(await list(403, refusal("Forbidden"))).toEqual({ kind: "signedOut" })
  })

  it("has no answer if the server is busy", async () => {
    await expect(list(503, refusal("Unavailable"))).rejects.toBeInstanceOf(NoAnswer)
  })
})

describe("a batch", () => {
  it("is sent under its idempotency key", async () => {
    const { actors, asked } = desk(200, { Saved: [{ OrderId: "a", Version: 2 }], Failed: [] })
    const answer = await toPromise(createActor(actors.saveCancellations, { input: batch }).start())
    expect(answer).toEqual({
      kind: "answered",
      answer: { saved: [{ orderId: "a", version: 2 }], failed: [] }
    })
    expect(asked).toEqual([
      {
        path: "/api/ordercancellationlist/saveOrderCancellationList",
        body: { Items: [{ OrderId: "a", Version: 1, IsBooked: true, BookedAs: "credit" }] },
        key: "page-1"
      }
    ])
  })

  it("reports which rows were not saved, even if the status of the answer is a conflict", async () => {
    const failed = { Saved: [], Failed: [{ OrderId: "a", Code: "NotFound" }] }
    const answer = { saved: [], failed: [{ orderId: "a", code: "NotFound" }] }
    expect(await save(409, failed)).toEqual({ kind: "answered", answer })
  })

  it("waits for the sign-in, may be sent again, or is refused permanently, depending on the status", async () => {
    expect(await save(401, refusal("Unauthorized"))).toEqual({ kind: "signedOut" })
    expect(await save(403, refusal("Forbidden"))).toEqual({ kind: "refused" })
    expect(await save(422, refusal("Invalid"))).toEqual({ kind: "refused" })
    await expect(save(429, refusal("TooManyRequests"))).rejects.toBeInstanceOf(NoAnswer)
    await expect(save(503, refusal("Unavailable"))).rejects.toBeInstanceOf(NoAnswer)
  })

  it("is restored for its owner as stored in this tab", async () => {
    const kept = keptBatch(tab, "7")
    const edit = { orderId: "a", version: 1, booking: { isBooked: true, bookedAs: "credit" } } as const
    kept.keep([edit])
    const { actors } = desk(200, {})
    expect(await toPromise(createActor(actors.recallBatch, { input: {} }).start())).toEqual([edit])
  })
})

describe("comments and feedback for a row", () => {
  const comment = (status: number, body: unknown) =>
    toPromise(
      createActor(cancellationNotesActors(server(status, body).client).saveComment, {
        input: { orderId: "a", kind: "dealer", text: "x", key: "panel-1" }
      }).start()
    )
  const feedback = (status: number, body: unknown, reason: "other" | null = "other") =>
    toPromise(
      createActor(cancellationNotesActors(server(status, body).client).saveFeedback, {
        input: { orderId: "a", version: 1, reason, comment: "" }
      }).start()
    )

  it("are saved, wait for the sign-in, may be sent again, or are refused permanently, depending on the status", async () => {
    const said = { Id: 1, FkUserId: 7, UserName: "Erika", Text: "x", CreatedAt: "2026-11-20T10:00:00.000Z" }
    expect(await comment(200, said)).toMatchObject({ kind: "saved", comment: { id: 1, userName: "Erika" } })
    expect(await feedback(200, { Status: 1, Version: 2 })).toEqual({ kind: "saved", version: 2 })
    for (const send of [comment, feedback]) {
      expect(await send(401, refusal("Unauthorized"))).toEqual({ kind: "signedOut" })
      expect(await send(404, refusal("NotFound"))).toEqual({ kind: "refused" })
      await expect(send(429, refusal("TooManyRequests"))).rejects.toBeInstanceOf(NoAnswer)
    }
  })

  it("require a reason for feedback, and report a conflict with another user's row", async () => {
    expect(await feedback(200, { Status: 1, Version: 2 }, null)).toEqual({ kind: "refused" })
    const current = rowOf("a", { version: 4 })
    const answer = await feedback(409, {
      ...refusal("Conflict"),
      Current: {
        OrderId: "a",
        OrderNumber: "HM-a",
        Customer: current.customer,
        Phone: current.phone,
        DealerId: current.dealerId,
        Dealer: current.dealer,
        ProductGroupId: current.productGroupId,
        ProductId: current.productId,
        ProductName: current.productName,
        Amount: current.amount,
        TotalPrice: current.totalPrice,
        Currency: current.currency,
        CancelledAt: current.cancelledAt,
        End: current.end,
        Version: 4,
        IsBooked: false,
        BookedAs: null,
        Feedback: { Status: 0, Reason: null, Comment: "" },
        CustomerComments: [],
        DealerComments: []
      }
    })
    expect(answer).toEqual({ kind: "conflict", current })
  })
})
