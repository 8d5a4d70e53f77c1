import type { Session } from "../../domain/account/session.ts"
import type { RegistrationForm } from "../../domain/account/registration-form.ts"
import type { SignIn } from "../../machines/registration.machine.ts"

/** The server's response; `retryAfter` in seconds from the header, 0 without it. */
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
  /** With "secondFactorSetup": the address that an authenticator app is set up with. */
  readonly setupAddress?: string | undefined
  readonly session?: Session | undefined
}

/** The calls of sign-in and registration, with a bound client. */
export interface RegistrationCalls {
  /** POST /api/account/email-pruefen: ok for every address that is well-formed and allowed. */
  readonly checkEmail: (wish: { readonly email: string }, signal: AbortSignal) => Promise<FormAnswer<unknown>>
  readonly signIn: (wish: SignIn, signal: AbortSignal) => Promise<FormAnswer<SignInResult>>
  /** POST /api/account/registrieren. */
  readonly register: (
    wish: { readonly form: RegistrationForm; readonly asGuest: boolean; readonly forOrder: boolean },
    signal: AbortSignal
  ) => Promise<FormAnswer<unknown>>
}
