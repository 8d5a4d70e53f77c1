import type { Session } from "../../domain/account/session.ts"
import type { AuthCookie } from "../../machines/session.machine.ts"
import type { Answer } from "../client/call.ts"

/** The body of a refusal is not needed here; its status decides. */
export type Refusal = unknown

/** The calls of the session, with a bound client. */
export interface SessionCalls {
  /** GET /api/account/sitzung; `canRefresh`: no token is valid, but a refresh may return one. */
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
  /** POST /api/account/jwt/abmelden; a session that expired keeps the browser's guest id. */
  readonly signOut: (
    wish: { readonly because: "wish" | "expired" },
    signal: AbortSignal
  ) => Promise<Answer<{ readonly userSwitched: boolean }, Refusal>>
  /** GET /session/renew, with `a=1` if there was real user input. */
  readonly renew: (
    wish: { readonly isActive: boolean },
    signal: AbortSignal
  ) => Promise<Answer<unknown, Refusal>>
}
