import { expect, it } from "vitest"
import { toPromise, createActor } from "xstate"
import { listOf } from "../../../model-tests/data/offers.ts"
import { counted } from "../../domain/calculator/upselling-count.ts"
import { completeCalculation } from "../../domain/options/complete-calculation.ts"
import { configurationOf } from "../../domain/options/configuration.ts"
import { createClient } from "../client/client.ts"
import { calculatorActors } from "./calculator.actors.ts"
import { freshResults } from "./fresh-results.ts"

const data = configurationOf(1, 3)
const wish = completeCalculation({ zipCode: "80331", amount: 6000, stations: 2, appointmentPlus: true }, data)

it("a calculation contains the number of upsellings, and is requested once", async () => {
  const bodies: Array<string> = []
  const client = createClient({
    csrfToken: () => "token",
    fetch: (_, { body }) => {
      bodies.push(typeof body === "string" ? body : "")
      return Promise.resolve(
        Response.json({
          Items: [],
          HasDefaultOffers: false,
          CalculatedAt: "2026-11-21T10:00:00Z",
          ValidUntil: "2026-11-21T10:30:00Z"
        })
      )
    }
  })
  let now = 0
  const results = freshResults(() => now)
  const ask = () =>
    toPromise(
      createActor(calculatorActors(client, results).calculate, { input: counted(wish, data) }).start()
    )
  expect(await ask()).toMatchObject({ kind: "calculated", validFor: 1_800_000 })
  now += 1_740_000
  // the response contains its remaining validity (rule offer.lifetime)
  expect(await ask()).toMatchObject({ kind: "calculated", validFor: 60_000 })
  expect(bodies).toHaveLength(1)
  expect(JSON.parse(bodies[0] ?? "")).toMatchObject({ Stations: 2, AppointmentPlus: true, UpsellCount: 2 })

  // the list that the page was rendered with is cached without its `UpsellCount`
  const sent = { ...wish, amount: 7000 }
  const list = { ...listOf(["a"]), calculatedAt: "2026-11-21T10:00:00Z", validUntil: "2026-11-21T10:30:00Z" }
  results.keep(sent, list)
  const again = createActor(calculatorActors(client, results).calculate, { input: counted(sent, data) })
  expect(await toPromise(again.start())).toEqual({ kind: "calculated", list, validFor: 1_800_000 })
  expect(bodies).toHaveLength(1)
})
