import type { Session } from "../../domain/account/session.ts"
import type { AuthCookie } from "../../machines/session.machine.ts"
import type { Answer } from "../client/call.ts"

/** The body of a refusal, which is not read: only the status of the response matters. */
export type Refusal = unknown

/** The calls of the session, bound to an API client. */
export interface SessionCalls {
  /** GET /api/account/sitzung; `canRefresh` is true if no token is valid but a refresh may return one. */
  readonly read: (
    signal: AbortSignal
  ) => Promise<
    Answer<
      { readonly session?: Session | null | undefined; readonly canRefresh?: boolean | undefined },
      Refusal
    >
  >
  /** POST /api/account/v2/get/token. */
  readonly refresh: (
    signal: AbortSignal
  ) => Promise<Answer<{ readonly reload: boolean; readonly session?: Session | undefined }, Refusal>>
  /** POST /api/account/anmelden-cookie. */
  readonly signInByCookie: (
    cookie: AuthCookie,
    signal: AbortSignal
  ) => Promise<Answer<{ readonly session?: Session | undefined }, Refusal>>
  /** POST /api/account/jwt/abmelden; if the session expired, the browser keeps its guest id. */
  readonly signOut: (
    wish: { readonly because: "wish" | "expired" },
    signal: AbortSignal
  ) => Promise<Answer<{ readonly userSwitched: boolean }, Refusal>>
  /** GET /session/renew, with `a=1` if there was input by the user. */
  readonly renew: (
    wish: { readonly isActive: boolean },
    signal: AbortSignal
  ) => Promise<Answer<unknown, Refusal>>
}
