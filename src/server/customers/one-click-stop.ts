import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { SqlClient } from "effect/sql/SqlClient"
import { stopByMailProgram } from "./alarms.ts"

/**
 * Returns the path, on the shop's own origin, that a mail program calls to end the alarm for which the mail was sent.
 */
export const oneClickPath = (token: string): `/${string}` => `/api/benachrichtigungen/${token}/abmelden`

/**
 * Ends an alarm for a mail program whose "Abmelden" button was clicked (RFC 8058). The mail program sends a form
 * without cookies and session token, so the token in the address is the only authorisation. The response does not
 * disclose whether there was an alarm.
 */
export const oneClickStop = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* router.add(
      "POST",
      oneClickPath(":token"),
      HttpRouter.params.pipe(
        Effect.flatMap(({ token = "" }) => stopByMailProgram(token)),
        Effect.as(HttpServerResponse.empty({ status: 200, headers: { "cache-control": "no-store" } })),
        Effect.provideService(SqlClient, sql)
      )
    )
  })
)
