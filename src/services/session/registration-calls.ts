import type { Session } from "../../domain/account/session.ts"
import type { RegistrationForm } from "../../domain/account/registration-form.ts"
import type { SignIn } from "../../machines/registration.machine.ts"

/** The server's response; `retryAfter` is in seconds, from the header, or 0 if there is no header. */
export type FormAnswer<Value> =
  | { readonly type: "ok"; readonly value: Value }
  | {
      readonly type: "refused"
      readonly status: number
      readonly retryAfter: number
      readonly problems: ReadonlyArray<{ readonly code: string; readonly field: string }>
    }
  | { readonly type: "unreachable" }

/** Response of POST /api/account/jwt/anmelden, in the names of the code. */
export interface SignInResult {
  readonly success: boolean
  readonly redirectUrl?: string | null | undefined
  readonly reason?:
    | "credentialsWrong"
    | "secondFactorNeeded"
    | "secondFactorWrong"
    | "secondFactorSetup"
    | "locked"
    | "confirmationPending"
    | undefined
  /** Set with "secondFactorSetup": the address with which an authenticator app is set up. */
  readonly setupAddress?: string | undefined
  readonly session?: Session | undefined
}

/** The calls for sign-in and registration, bound to an API client. */
export interface RegistrationCalls {
  /**
   * POST /api/account/email-pruefen: `ok` for every address that is well-formed and allowed, whether it has an account
   * or not.
   */
  readonly checkEmail: (wish: { readonly email: string }, signal: AbortSignal) => Promise<FormAnswer<unknown>>
  readonly signIn: (wish: SignIn, signal: AbortSignal) => Promise<FormAnswer<SignInResult>>
  /** POST /api/account/registrieren. */
  readonly register: (
    wish: { readonly form: RegistrationForm; readonly asGuest: boolean; readonly forOrder: boolean },
    signal: AbortSignal
  ) => Promise<FormAnswer<unknown>>
}
