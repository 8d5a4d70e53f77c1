import { afterEach, expect, it, vi } from "vitest"
import { wholeView } from "../../domain/cancellation/view.ts"
import { createClient } from "../../services/client/client.ts"
import { createQueries } from "../../services/queries/question.ts"
import { loadNewest } from "./load-newest.ts"

afterEach(() => {
  vi.useRealTimers()
})

const query = { countryId: null, from: "2026-01-01", to: "2026-12-31", dealerId: null } as const

/** Creates a page whose server returns this response, and records the requests. */
const page = (answer: () => Promise<Response>) => {
  const asked: Array<unknown> = []
  const client = createClient({
    csrfToken: () => "token",
    fetch: async (input, init) => {
      asked.push(await new Request(new URL(input, "https://shop.invalid"), init).json())
      return answer()
    }
  })
  return {
    asked,
    at: { context: { queries: createQueries(), client }, abortController: new AbortController() }
  }
}

const refused = (status: number) => () =>
  Promise.resolve(Response.json({ Code: "Unauthorized", Message: "", Problems: [] }, { status }))

it("requests the newest fifty rows of a list that starts with them (rule desk.tables)", async () => {
  const { asked, at } = page(() => Promise.resolve(Response.json({ Items: [], Total: 0 })))
  expect(await loadNewest(at, { query, view: wholeView })).toEqual({ query, rows: [] })
  expect(await loadNewest(at, { query, view: { ...wholeView, status: "open" } })).toBeUndefined()
  expect(asked).toEqual([{ From: "2026-01-01", To: "2026-12-31", Page: 1, Size: 50 }])
})

it("continues without them if the session has ended or there is no answer in time", async () => {
  expect(await loadNewest(page(refused(401)).at, { query, view: wholeView })).toBeUndefined()
  expect(await loadNewest(page(refused(503)).at, { query, view: wholeView })).toBeUndefined()
  vi.useFakeTimers()
  const waiting = loadNewest(page(() => new Promise(() => undefined)).at, { query, view: wholeView })
  await vi.advanceTimersByTimeAsync(300)
  expect(await waiting).toBeUndefined()
})
