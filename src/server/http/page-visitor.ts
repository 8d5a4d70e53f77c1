import { Effect } from "effect"
import { Access } from "../ports/access.ts"
import { accessCookie, cookieOf } from "./cookies.ts"
import type { InProcessCaller } from "./in-process.ts"
import { sessionCookie, Sessions } from "./sessions.ts"

/** Returns the visitor for whom the loaders of a page call the API, according to the cookies of the page's request. */
export const pageVisitor = Effect.gen(function* () {
  const sessions = yield* Sessions
  const access = yield* Access
  return (caller: { readonly cookie: string | undefined; readonly address: string }) =>
    Effect.map(
      access.claimed(cookieOf(caller.cookie, accessCookie), Date.now()),
      (user): InProcessCaller => ({
        ownerHash: sessions.read(cookieOf(caller.cookie, sessionCookie), Date.now())?.ownerHash,
        user,
        address: caller.address
      })
    )
})
