import { describe, expect, it } from "vitest"
import { createActor, toPromise } from "xstate"
import { openOrderOf } from "../../domain/order/life/open-order.test-support.ts"
import type { OrderListQuery } from "../../domain/order/life/order-list-query.ts"
import type { SellerWish } from "../../domain/order/life/seller-wish.ts"
import { createClient } from "../client/client.ts"
import { NoAnswer } from "../client/no-answer.ts"
import { toWire } from "../client/wire-names.ts"
import { createQueries } from "../queries/question.ts"
import { staffOrderActors, openOrderActors, orderListActors } from "./desk-orders.actors.ts"

const order = openOrderOf({ version: 3 })
const confirm = { act: "confirm" } as const
const id = order.orderId

const json = (value: unknown, status = 200, headers: HeadersInit = {}) =>
  Response.json(toWire(value), { status, headers })
const refused = (status: number, code: string, problems: ReadonlyArray<object> = [], headers?: HeadersInit) =>
  json({ code, message: "", problems }, status, headers)

/** Creates the ports with a server that returns these responses one after the other, and records the requests. */
const ports = (...answers: ReadonlyArray<Response>) => {
  const sent: Array<readonly [path: string, body: unknown]> = []
  const left = [...answers]
  const client = createClient({
    csrfToken: () => "token",
    fetch: async (path, { body }) => {
      sent.push([path, typeof body === "string" ? JSON.parse(body) : null])
      const answer = left.shift()
      if (answer === undefined) throw new TypeError("Failed to fetch")
      return answer
    }
  })
  const { act, readOrder } = openOrderActors(client)
  const { listOpenOrders } = orderListActors({ queries: createQueries(), client })
  return {
    sent,
    acts: (wish: SellerWish) => toPromise(createActor(act, { input: { order, wish } }).start()),
    reads: () => toPromise(createActor(readOrder, { input: { order } }).start()),
    lists: (query: OrderListQuery) => toPromise(createActor(listOpenOrders, { input: { query } }).start())
  }
}

describe("an action of the seller", () => {
  it("is sent as the call of the same name with the version that the seller saw", async () => {
    const goods = { day: "2026-12-03", reason: "", isMixed: true, station: 2 }
    const calls: ReadonlyArray<readonly [SellerWish, string, object]> = [
      [confirm, "confirm", {}],
      [{ act: "refuse", reason: "Zu weit" }, "refuse", { Reason: "Zu weit" }],
      // staff give a reason
      [{ act: "confirm", behalfReason: "Anruf" }, "confirm", { BehalfReason: "Anruf" }],
      [
        { act: "cancel", reason: "Kein Wagen", behalfReason: "Anruf" },
        "cancel-sale",
        { Reason: "Kein Wagen", BehalfReason: "Anruf" }
      ],
      [{ act: "cancel", reason: "Kein Wagen" }, "cancel-sale", { Reason: "Kein Wagen" }],
      [
        { act: "schedule", day: "2026-12-03", reason: "Eher" },
        "schedule",
        { Day: "2026-12-03", Reason: "Eher" }
      ],
      [
        { act: "deliver", amount: 5900, ...goods },
        "deliver",
        { Amount: 5900, Day: "2026-12-03", Reason: "", IsMixed: true, Station: 2 }
      ],
      [
        { act: "deliver", amount: null, ...goods },
        "deliver",
        { Amount: 0, Day: "2026-12-03", Reason: "", IsMixed: true, Station: 2 }
      ]
    ]
    for (const [wish, path, body] of calls) {
      const { acts, sent } = ports(json({}))
      expect(await acts(wish)).toEqual({ kind: "done" })
      expect(sent).toEqual([[`/api/orders/${id}/${path}`, { Version: 3, ...body }]])
    }
  })

  it("is sent, for a buyer, as a call of the desk with the reason of staff", async () => {
    for (const [act, path] of [
      ["cancelForBuyer", "cancel"],
      ["withdrawForBuyer", "withdraw"]
    ] as const) {
      const { acts, sent } = ports(json({}))
      expect(await acts({ act, reason: "", behalfReason: "Anruf" })).toEqual({ kind: "done" })
      const body = { Version: 3, Reason: "", BehalfReason: "Anruf" }
      expect(sent).toEqual([[`/api/desk-orders/${id}/${path}`, body]])
    }
  })

  it("ends with the result that the server reports", async () => {
    expect(await ports(refused(401, "SignInNeeded")).acts(confirm)).toEqual({ kind: "signedOut" })
    expect(await ports(refused(403, "Forbidden")).acts(confirm)).toEqual({ kind: "signedOut" })
    expect(await ports(refused(404, "NotFound")).acts(confirm)).toEqual({ kind: "gone" })
    expect(await ports(refused(409, "VersionConflict")).acts(confirm)).toEqual({ kind: "conflict" })
  })

  it("is refused with problems at the fields of the form, and with the server's codes for the rest", async () => {
    const late = { code: "inThePast", field: "Day", params: {} }
    expect(await ports(refused(422, "Invalid", [late])).acts(confirm)).toEqual({
      kind: "refused",
      problems: [{ code: "inThePast", field: "day" }],
      code: "Invalid, day inThePast"
    })
    const long = { code: "tooLong", field: "Reason", params: {} }
    const foreign = { code: "required", field: "Version", params: {} }
    expect(await ports(refused(422, "Invalid", [long, foreign])).acts(confirm)).toEqual({
      kind: "refused",
      problems: [],
      code: "Invalid, reason tooLong, version required"
    })
    expect(await ports(refused(400, "BadRequest")).acts(confirm)).toEqual({
      kind: "refused",
      problems: [],
      code: "BadRequest"
    })
  })

  it("has no answer without a connection, on a server error or when told to retry later", async () => {
    for (const answers of [
      [],
      [new Response("<h1>Bad Gateway</h1>", { status: 502 })],
      [refused(503, "Unavailable")],
      [refused(429, "TooManyRequests", [], { "retry-after": "10" })]
    ])
      await expect(ports(...answers).acts(confirm)).rejects.toBeInstanceOf(NoAnswer)
  })
})

describe("the current state of an order", () => {
  it("is found by its number among the open orders", async () => {
    const now = { ...order, version: 4 }
    const { reads, sent } = ports(json({ items: [openOrderOf({ orderId: "andere" }), now], total: 2 }))
    expect(await reads()).toEqual({ kind: "open", order: now })
    expect(sent).toEqual([["/api/dealer-orders/open", { Search: order.orderNumber, Page: 1, Size: 10 }]])
  })

  it("is requested separately if the order is no longer open", async () => {
    const { reads, sent } = ports(json({ items: [], total: 0 }), json({ status: "delivered", version: 4 }))
    expect(await reads()).toEqual({ kind: "ended", status: "delivered" })
    expect(sent[1]?.[0]).toBe(`/api/orders/${id}/state`)
    await expect(ports(json({ items: [], total: 0 })).reads()).rejects.toBeInstanceOf(NoAnswer)
    await expect(ports(refused(404, "NotFound")).reads()).rejects.toBeInstanceOf(NoAnswer)
  })
})

describe("the order of an open page", () => {
  it("is loaded with all allowed actions, even after it has ended", async () => {
    const row = openOrderOf({ version: 4, status: "withdrawn", may: [], seat: "house" })
    const answers = [json({ row }), refused(503, "Unavailable")]
    const client = createClient({
      csrfToken: () => "token",
      fetch: async () => answers.shift() ?? Promise.reject(new TypeError("Failed to fetch"))
    })
    const { readOrder } = staffOrderActors(client)
    const reads = () => toPromise(createActor(readOrder, { input: { order } }).start())
    expect(await reads()).toEqual({ kind: "open", order: row })
    await expect(reads()).rejects.toThrow(NoAnswer)
  })
})

describe("the list of open orders", () => {
  const query = { search: "", status: null, countryId: null, page: 2 } as const

  it("is requested by page for all countries, and restricted by search text, state and country if they are set", async () => {
    const page = { items: [order], total: 51 }
    const plain = ports(json(page))
    expect(await plain.lists(query)).toEqual({ kind: "listed", page })
    expect(plain.sent).toEqual([["/api/dealer-orders/open", { Page: 2, Size: 50 }]])
    const narrow = ports(json(page))
    await narrow.lists({ search: "Muster", status: "placed", countryId: 3, page: 1 })
    expect(narrow.sent[0]?.[1]).toEqual({
      CountryId: 3,
      Page: 1,
      Size: 50,
      Search: "Muster",
      Status: "placed"
    })
  })

  it("distinguishes an expired session from a missing answer", async () => {
    expect(await ports(refused(401, "SignInNeeded")).lists(query)).toEqual({ kind: "signedOut" })
    expect(await ports(refused(403, "Forbidden")).lists(query)).toEqual({ kind: "signedOut" })
    for (const answers of [[], [refused(503, "Unavailable")], [refused(422, "Invalid")]])
      await expect(ports(...answers).lists(query)).rejects.toBeInstanceOf(NoAnswer)
  })
})
