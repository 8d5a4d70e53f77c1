import { expect, it } from "vitest"
import { createClient } from "../../client/client.ts"
import { noteForm } from "./order-note.ts"

/** Simulates a server that responds only if it is configured to, and records the requests. */
const desk = () => {
  const arrived: Array<unknown> = []
  const state = { isReached: true }
  const client = createClient({
    csrfToken: () => "token",
    fetch: (_, { body }) => {
      arrived.push(typeof body === "string" ? JSON.parse(body) : body)
      return state.isReached
        ? Promise.resolve(Response.json({ Number: 4 }))
        : Promise.reject(new Error("the line breaks"))
    }
  })
  return { client, arrived, state }
}

it("sends a text whose answer was lost with the original number of notes, even if notes were added since", async () => {
  const { client, arrived, state } = desk()
  const form = noteForm()
  const save = (note: string, rowVersion: number) =>
    form.save(
      client,
      { orderId: "o", noteCount: rowVersion },
      { rowVersion, fields: { note } },
      new AbortController().signal
    )
  state.isReached = false
  await save("Called.", 3)
  state.isReached = true
  await save("Called.", 4)
  await save("Called.", 4)
  await save("Wrote.", 5)
  expect(arrived).toEqual([
    { Seen: 3, Text: "Called." },
    { Seen: 3, Text: "Called." },
    { Seen: 4, Text: "Called." },
    { Seen: 5, Text: "Wrote." }
  ])
})
