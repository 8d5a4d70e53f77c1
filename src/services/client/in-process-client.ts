import type { OwnBody, PageRequest } from "../../contract/page-bundle.ts"
import { type Client, createClient } from "./client.ts"
import { fromWire } from "./wire-names.ts"

const isOwn = (body: unknown): body is OwnBody => typeof body === "object" && body !== null && "own" in body

/**
 * Creates the API client of a page that is being rendered: calls go to the server's own router, and no session is
 * started. The client also records whether each call got a response, since an incomplete page must not be cached.
 */
export const inProcessClient = (
  callApi: PageRequest["callApi"],
  origin: string,
  signal: AbortSignal
): { readonly client: Client; readonly isComplete: () => boolean } => {
  let complete = true
  const client = createClient({
    csrfToken: () => "in-process",
    read: (body) => (isOwn(body) ? body.own : fromWire(body)),
    fetch: async (address, init) => {
      try {
        const { signal: ended = signal, ...rest } = init
        const response = await callApi(new Request(new URL(address, origin), rest), ended ?? undefined)
        if (response.status >= 500) complete = false
        return response
      } catch (error) {
        complete = false
        throw error
      }
    }
  })
  return { client, isComplete: () => complete }
}
