import { readCookie } from "../browser/cookies.ts"
import { type Client, createClient } from "./client.ts"

let client: Client | undefined

/** The client of this page in the browser. */
export const browserClient = (): Client =>
  (client ??= createClient({
    fetch: (address, init) => fetch(address, { ...init, credentials: "same-origin" }),
    csrfToken: () => readCookie(document.cookie, "csrf")
  }))
