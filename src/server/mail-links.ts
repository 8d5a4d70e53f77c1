import { Effect } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { Front } from "./http/front/front-door.ts"
import { cookieOf } from "./http/cookies.ts"
import type { Secrets } from "./http/secrets.ts"
import { sessionCookie, Sessions } from "./http/sessions.ts"
import { requestIdHeader } from "./http/front/request-id.ts"
import { HouseLog } from "./ports/house-log.ts"
import { openByMail } from "./orders/grants.ts"
import { sendPlain } from "./pages/send-page.ts"

/** Path of an order page that contains the token of a mail, on a locale's own domain or with the locale's prefix. */
const orderPage = /^(?:\/(?:de|at|ch))?\/[a-z-]{1,40}\/bestellung-erfolgreich\/([A-Za-z0-9_-]{1,64})$/u

/**
 * Handles the link of a confirmation mail: sets a cookie that grants access to the order, and redirects to the same
 * address without the token, so that the token appears in no address bar and no history (rule order.guest-grant). With
 * an invalid token, the redirect is the same, but no access is granted.
 */
export const mailLinks: Effect.Effect<Front, never, Secrets | Sessions | SqlClient> = Effect.gen(
  function* () {
    const context = yield* Effect.context<Secrets | Sessions | SqlClient>()
    const { read } = yield* Sessions
    const { error } = yield* HouseLog
    const open = (orderId: string, token: string, ownerHash: Uint8Array | undefined) =>
      Effect.runPromiseWith(context)(openByMail(orderId, token, ownerHash))
    return (request, response) => {
      if (request.method !== "GET" && request.method !== "HEAD") return false
      const [path = "", query = ""] = (request.url ?? "").split("?", 2)
      const orderId = orderPage.exec(path)?.[1]
      if (orderId === undefined) return false
      const values = new URLSearchParams(query)
      const token = values.get("t")
      if (token === null) return false
      values.delete("t")
      const rest = values.size === 0 ? "" : `?${values}`
      const goOn = (cookie: string | undefined) => {
        response.writeHead(303, {
          location: `${path}${rest}`,
          "cache-control": "no-store",
          "referrer-policy": "no-referrer",
          ...(cookie === undefined ? {} : { "set-cookie": cookie })
        })
        response.end()
      }
      // the token stays in the address, so that the same link works once the database is reachable again
      const giveUp = (failure: unknown) => {
        const name = request.headers[requestIdHeader]
        error("The link of a mail could not be followed", {
          ...(typeof name === "string" && { requestId: name }),
          error: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)
        })
        sendPlain(
          response,
          503,
          "Die Bestellung lässt sich gerade nicht öffnen. Bitte laden Sie die Seite in einer Minute noch einmal.",
          { "retry-after": "1", "referrer-policy": "no-referrer" }
        )
      }
      const session = read(cookieOf(request.headers.cookie, sessionCookie), Date.now())
      open(orderId, token, session?.ownerHash).then(goOn, giveUp)
      return true
    }
  }
)
