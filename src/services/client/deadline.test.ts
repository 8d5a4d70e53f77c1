import { expect, it } from "vitest"
import { createClient } from "./client.ts"
import { withDeadline } from "./deadline.ts"
import { locationsCheckZip } from "./routes.gen.ts"

/** Simulates a server that accepts every call but never responds. */
const silent = (_address: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason as Error))
  })

const zip = { payload: { zipCode: "80331", countryId: 1 } } as const

it("aborts a call whose answer does not arrive in time", async () => {
  const client = createClient({ csrfToken: () => "token", fetch: withDeadline(silent, 1) })
  expect(await client.call(locationsCheckZip, zip)).toEqual({ type: "unreachable" })
})

it("aborts a call whose answer has started but does not end", async () => {
  const begun = (_address: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener("abort", () => stream.error(signal.reason))
    })
    return Promise.resolve(new Response(body, { headers: { "content-type": "application/json" } }))
  }
  const client = createClient({ csrfToken: () => "token", fetch: withDeadline(begun, 1) })
  expect(await client.call(locationsCheckZip, zip)).toEqual({ type: "unreachable" })
})

it("does not start a call that the caller has already aborted", async () => {
  const aborted: Array<boolean | undefined> = []
  const fetch = withDeadline((_, { signal }) => {
    aborted.push(signal?.aborted)
    return Promise.reject(new Error("left"))
  }, 600_000)
  const client = createClient({ csrfToken: () => "token", fetch })
  await client.call(locationsCheckZip, zip, { signal: AbortSignal.abort() })
  expect(aborted).toEqual([true])
})

it("can still be aborted by the caller", async () => {
  const client = createClient({ csrfToken: () => "token", fetch: withDeadline(silent, 600_000) })
  const caller = new AbortController()
  const answer = client.call(locationsCheckZip, zip, { signal: caller.signal })
  caller.abort()
  expect(await answer).toEqual({ type: "unreachable" })
})

it("leaves an answer in time unchanged", async () => {
  const fetch = withDeadline(() => Promise.resolve(Response.json(true)), 600_000)
  const client = createClient({ csrfToken: () => "token", fetch })
  expect(await client.call(locationsCheckZip, zip)).toEqual({ type: "ok", value: true })
})
