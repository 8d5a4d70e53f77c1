import { csrfCookie } from "../../domain/account/csrf-cookie.ts"
import { readCookie } from "../browser/cookies.ts"
import { duringLoad } from "../browser/loads.ts"
import { type Client, createClient } from "./client.ts"
import { logFailedCall } from "./failed-calls.ts"
import { longestAnswer, withDeadline } from "./deadline.ts"

let client: Client | undefined

/** Returns the API client of this page in the browser. */
export const browserClient = (): Client =>
  (client ??= createClient({
    fetch: withDeadline(
      (address, init) => duringLoad(fetch(address, { ...init, credentials: "same-origin" })),
      longestAnswer
    ),
    csrfToken: () => readCookie(document.cookie, csrfCookie),
    failed: logFailedCall
  }))
