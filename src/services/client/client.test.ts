import { describe, expect, it } from "vitest"
import { createClient } from "./client.ts"
import { orderProcessPlace } from "./order-routes.gen.ts"
import { kalkulationBestPrice, locationsCheckZip } from "./routes.gen.ts"

type Reply = () => Response

const json = (value: unknown, status = 200): Response => Response.json(value, { status })

const forbidden = () => json({ Code: "CsrfInvalid", Message: "", Problems: [] }, 403)

/** Simulates a browser whose server returns these responses one after the other; `/session/renew` sets a token. */
const browser = (replies: ReadonlyArray<Reply>, token?: string) => {
  const seen: Array<{ readonly address: string; readonly init: RequestInit }> = []
  const left = [...replies]
  let csrf = token
  const client = createClient({
    csrfToken: () => csrf,
    fetch: async (address, init) => {
      seen.push({ address, init })
      if (address === "/session/renew") {
        await Promise.resolve()
        csrf = `token ${seen.length}`
        return new Response(null, { status: 204 })
      }
      const reply = left.shift()
      if (reply === undefined) throw new Error("unreachable")
      return reply()
    }
  })
  return { client, seen, addresses: () => seen.map(({ address }) => address) }
}

const zip = { payload: { zipCode: "80331", countryId: 1 } } as const

describe("the client", () => {
  it("requests a session once before the first unsafe calls, and sends its token with each of them", async () => {
    const { client, seen, addresses } = browser([() => json(true), () => json(false)])
    const answers = await Promise.all([
      client.call(locationsCheckZip, zip),
      client.call(locationsCheckZip, zip)
    ])
    expect(answers).toEqual([
      { type: "ok", value: true },
      { type: "ok", value: false }
    ])
    expect(addresses()).toEqual([
      "/session/renew",
      "/api/location/check-zipcode",
      "/api/location/check-zipcode"
    ])
    expect(seen[1]?.init.headers).toMatchObject({
      "x-csrf-token": "token 1",
      "content-type": "application/json"
    })
    expect(seen[1]?.init.body).toBe('{"ZipCode":"80331","CountryId":1}')
  })

  it("needs no session for safe calls, and writes the query", async () => {
    const { client, addresses } = browser([() => json([])])
    await client.call(kalkulationBestPrice, { query: { countryId: 1 } })
    expect(addresses()).toEqual(["/api/kalkulation/best-price?countryId=1"])
  })

  it("renews a session once if the server no longer knows it", async () => {
    const { client, addresses } = browser([forbidden, forbidden, () => json(true)], "old")
    expect(await client.call(locationsCheckZip, zip)).toMatchObject({ type: "refused", status: 403 })
    expect(addresses().filter((address) => address === "/session/renew")).toHaveLength(1)
  })

  it("returns a refusal with field names as used in the code", async () => {
    const body = {
      Code: "Invalid",
      Message: "",
      Problems: [{ Code: "amountMin", Field: "ZipCode", Params: { Min: 5 } }]
    }
    const { client } = browser([() => json(body, 422)], "token")
    expect(await client.call(locationsCheckZip, zip)).toEqual({
      type: "refused",
      status: 422,
      error: {
        code: "Invalid",
        message: "",
        problems: [{ code: "amountMin", field: "zipCode", params: { Min: 5 } }]
      }
    })
  })

  it('returns "unreachable" for a missing answer, a failing server and an answer that is not JSON', async () => {
    const { client } = browser([() => json({}, 503), () => new Response("<html>")], "token")
    for (let round = 0; round < 3; round++) {
      expect(await client.call(locationsCheckZip, zip)).toMatchObject({ type: "unreachable" })
    }
  })

  it("sends the given idempotency key", async () => {
    const { client, seen } = browser([() => json({ OrderId: "1", OrderNumber: "2" }, 201)], "token")
    const payload = {
      orderDraftId: "1",
      version: 1,
      summaryHash: "x",
      legalVersions: { terms: "1", withdrawal: "1", privacy: "1" }
    }
    const answer = await client.call(
      orderProcessPlace,
      { payload },
      { headers: { "idempotency-key": "key" } }
    )
    expect(answer).toEqual({ type: "ok", value: { orderId: "1", orderNumber: "2" } })
    expect(seen[0]?.init.headers).toMatchObject({ "idempotency-key": "key" })
  })
})
