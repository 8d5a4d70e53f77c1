import { fromPromise } from "xstate"
import type { HeldSession, Session } from "../../domain/account/session.ts"
import { isLater, type Sight } from "../../domain/account/token-watch.ts"
import type { AuthCookie, ReadAnswer, RefreshAnswer, StoredRoute } from "../../machines/session.machine.ts"
import { heardValue } from "../client/no-answer.ts"
import type { LogoutRoute } from "./logout-route.ts"
import { type RefreshGround, refreshToken } from "./refresh-token.ts"
import type { SessionCalls } from "./session-calls.ts"

export interface SessionGround extends RefreshGround {
  readonly calls: SessionCalls
  readonly route: LogoutRoute
  /** Path, query and hash of this page. */
  readonly here: () => string
  /**
   * Returns the session that the server rendered into the page, and only on the first call, since it becomes outdated.
   * `undefined` if there is none.
   */
  readonly pageSession: () => { readonly session: Session | null; readonly canRefresh: boolean } | undefined
}

type Nothing = Record<string, never>

const readAnswer = (
  { now }: SessionGround,
  cookie: number | null,
  session: Session | null | undefined,
  canRefresh: boolean | undefined
): ReadAnswer => {
  if (session) return { kind: "session", held: { session, heardAt: now() } }
  return canRefresh === true ? { kind: "stale", expiresAt: cookie ?? 0 } : { kind: "none" }
}

const readSession = async (ground: SessionGround, signal: AbortSignal): Promise<ReadAnswer> => {
  const page = ground.pageSession()
  // the expiry is read before the request, so that a renewal by another tab during the request is detected
  const cookie = ground.readExpiry()
  if (page !== undefined) return readAnswer(ground, cookie, page.session, page.canRefresh)
  const { session, canRefresh } = heardValue(await ground.calls.read(signal))
  return readAnswer(ground, cookie, session, canRefresh)
}

/** Implements the ports of the session machine in the browser. */
export const sessionActors = (ground: SessionGround) => {
  const { calls, now } = ground
  let isFirst = true
  const refresh = refreshToken(ground)
  return {
    readSession: fromPromise<ReadAnswer, Nothing>(({ signal }) => {
      const answer = readSession(isFirst ? ground : { ...ground, pageSession: () => undefined }, signal)
      isFirst = false
      return answer
    }),
    signInByCookie: fromPromise<HeldSession | null, AuthCookie>(async ({ input, signal }) => {
      const answer = await calls.signInByCookie(input, signal)
      const session = answer.type === "ok" ? answer.value.session : undefined
      return session === undefined ? null : { session, heardAt: now() }
    }),
    lookUp: fromPromise<Sight, Nothing>(async () => ({ localNow: now(), cookieExpiry: ground.readExpiry() })),
    refresh: fromPromise<RefreshAnswer, { readonly expiresAt: number }>(({ input, signal }) =>
      refresh(input, signal)
    ),
    signOut: fromPromise<
      { readonly userSwitched: boolean },
      { readonly because: "wish" | "expired"; readonly expiresAt: number }
    >(async ({ input: { because, expiresAt }, signal }) => {
      // the session may have been renewed by another tab, and must then not be ended here
      if (because === "expired" && isLater(ground.readExpiry(), expiresAt)) return { userSwitched: false }
      const answer = await calls.signOut({ because }, signal)
      // without a session there is nothing to sign out of
      if (answer.type === "refused" && answer.status === 401) return { userSwitched: false }
      return heardValue(answer)
    }),
    renew: fromPromise<null, { readonly isActive: boolean }>(async ({ input, signal }) => {
      heardValue(await calls.renew(input, signal))
      return null
    }),
    readLogoutRoute: fromPromise<StoredRoute, Nothing>(async () => ({
      route: ground.route.read(),
      here: ground.here()
    }))
  }
}
