import { describe, expect, it } from "vitest"
import { createActor, toPromise } from "xstate"
import { createClient } from "../client/client.ts"
import { NoAnswer } from "./order-answers.ts"
import { priceAlarmsActors } from "./price-alarms.actors.ts"

/** What saving says to a server that answers so. */
const save = (status: number, code: string, headers: HeadersInit = {}) => {
  const client = createClient({
    csrfToken: () => "token",
    fetch: async () => Response.json({ Code: code, Message: "", Problems: [] }, { status, headers })
  })
  return toPromise(createActor(priceAlarmsActors(client).saveAlarms, { input: { items: [] } }).start())
}

describe("the ports of the price-alarm machine", () => {
  it("tell each refusal as the fact that it is", async () => {
    expect(await save(429, "TooManyRequests", { "retry-after": "30" })).toEqual({ kind: "wait", seconds: 30 })
    expect(await save(401, "Unauthorized")).toEqual({ kind: "signedOut" })
    expect(await save(403, "Forbidden")).toEqual({ kind: "signedOut" })
    expect(await save(404, "NotFound")).toEqual({ kind: "gone" })
    expect(await save(422, "Invalid")).toEqual({ kind: "refused", refusals: [] })
  })

  it("take a server that is busy for one that does not answer, whenever it wants to be asked again", async () => {
    await expect(save(503, "Unavailable", { "retry-after": "1" })).rejects.toBeInstanceOf(NoAnswer)
  })
})
