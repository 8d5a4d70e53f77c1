import type { HeldSession } from "../../domain/account/session.ts"
import type { FormProblem } from "../../domain/account/registration-form.ts"

/** What is sent to sign in; secrets come with the event and are never kept by the machine. */
export interface SignIn {
  readonly userName: string
  readonly password: string
  /** Second factor; undefined at the first attempt. */
  readonly code?: string | undefined
  readonly returnUrl: string | null
}

/** Too much is going on: ask again after so many seconds. */
export interface Wait {
  readonly kind: "throttled" | "overloaded"
  readonly seconds: number
}

/** What the server says to a sign-in; no answer is an error of the port. */
export type SignInAnswer =
  | { readonly kind: "signedIn"; readonly held: HeldSession; readonly redirectUrl: string | null }
  /** A dealer belongs to another address, which the server has on its list; there is no token. */
  | { readonly kind: "elsewhere"; readonly address: string }
  | { readonly kind: "credentialsWrong" | "secondFactorNeeded" | "secondFactorWrong" }
  /** Right, but a second factor has to be set up; `address` is the otpauth address for an authenticator app. */
  | { readonly kind: "secondFactorSetup"; readonly address: string }
  | { readonly kind: "locked" | "confirmationPending" }
  /** Right, but the browser keeps no cookies of the shop: the session would be gone with the next page. */
  | { readonly kind: "cookiesRefused" }
  | { readonly kind: "invalid"; readonly problems: ReadonlyArray<FormProblem> }
  | Wait

/** What the server says to a registration: nothing that tells a known address from a new one. */
export type RegisterAnswer =
  | { readonly kind: "registered" }
  | { readonly kind: "invalid"; readonly problems: ReadonlyArray<FormProblem> }
  | Wait
