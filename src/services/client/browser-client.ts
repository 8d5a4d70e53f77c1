import { readCookie } from "../browser/cookies.ts"
import { duringLoad } from "../browser/loads.ts"
import { type Client, createClient } from "./client.ts"

let client: Client | undefined

/** The client of this page in the browser. */
export const browserClient = (): Client =>
  (client ??= createClient({
    fetch: (address, init) => duringLoad(fetch(address, { ...init, credentials: "same-origin" })),
    csrfToken: () => readCookie(document.cookie, "csrf")
  }))
