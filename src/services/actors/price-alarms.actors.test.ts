import { describe, expect, it } from "vitest"
import { createActor, toPromise } from "xstate"
import { alarmOf, wishOf } from "../../../model-tests/data/alarms.ts"
import { editableAlarms, type EditedAlarm, withAdded } from "../../domain/alarm/edited-alarms.ts"
import { createClient } from "../client/client.ts"
import { NoAnswer } from "../client/no-answer.ts"
import { priceAlarmsActors } from "./price-alarms.actors.ts"

interface Said {
  readonly headers?: HeadersInit
  readonly problems?: ReadonlyArray<object>
  readonly items?: ReadonlyArray<EditedAlarm>
}

/** Saves the alarms with a server that returns this response. */
const save = (status: number, code: string, { headers = {}, problems = [], items = [] }: Said = {}) => {
  const client = createClient({
    csrfToken: () => "token",
    fetch: async () => Response.json({ Code: code, Message: "", Problems: problems }, { status, headers })
  })
  return toPromise(createActor(priceAlarmsActors(client).saveAlarms, { input: { items } }).start())
}

describe("the ports of the price-alarm machine", () => {
  it("report each refusal as a separate result", async () => {
    expect(await save(429, "TooManyRequests", { headers: { "retry-after": "30" } })).toEqual({
      kind: "wait",
      seconds: 30
    })
    expect(await save(401, "Unauthorized")).toEqual({ kind: "signedOut" })
    expect(await save(403, "Forbidden")).toEqual({ kind: "signedOut" })
    expect(await save(404, "NotFound")).toEqual({ kind: "gone" })
    expect(await save(422, "Invalid")).toEqual({ kind: "refused", refusals: [] })
  })

  it("report the alarm and the field of a refusal, or that it concerns the whole list", async () => {
    const items = withAdded(editableAlarms([alarmOf(1)]), wishOf(250), "new-1")
    const problems = [
      { Code: "invalid", Field: "Items[1].ZipCode", Params: {} },
      { Code: "tooMany", Field: "Items", Params: {} }
    ]
    expect(await save(422, "Invalid", { problems, items })).toEqual({
      kind: "refused",
      refusals: [
        { key: "new-1", field: "zipCode", code: "invalid" },
        { key: "", field: "", code: "tooMany" }
      ]
    })
  })

  it("treat an overloaded server as a missing answer, even if it names a time for the retry", async () => {
    await expect(save(503, "Unavailable", { headers: { "retry-after": "1" } })).rejects.toBeInstanceOf(
      NoAnswer
    )
  })
})
