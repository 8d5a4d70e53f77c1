import { type Client, createClient } from "./client.ts"

/**
 * The client of a page that is being rendered: calls go to the server's own router, no session is begun. It notes
 * whether each call was answered, since a page with holes must not be kept.
 */
export const inProcessClient = (
  callApi: (request: Request) => Promise<Response>,
  origin: string,
  signal: AbortSignal
): { readonly client: Client; readonly isComplete: () => boolean } => {
  let complete = true
  const client = createClient({
    csrfToken: () => "in-process",
    fetch: async (address, init) => {
      try {
        const response = await callApi(new Request(new URL(address, origin), { signal, ...init }))
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
