import type { HeldSession } from "../../domain/account/session.ts"
import type { FormProblem } from "../../domain/account/registration-form.ts"

/** A sign-in request; the secrets come with the event, and the machine never stores them. */
export interface SignIn {
  readonly userName: string
  readonly password: string
  /** Second factor; undefined at the first attempt. */
  readonly code?: string | undefined
  readonly returnUrl: string | null
}

/** Too many requests: try again after `seconds`. */
export interface Wait {
  readonly kind: "throttled" | "overloaded"
  readonly seconds: number
}

/** The server's response to a sign-in; if no response arrives, the port fails. */
export type SignInAnswer =
  | { readonly kind: "signedIn"; readonly held: HeldSession; readonly redirectUrl: string | null }
  /**
   * The user belongs to a dealer with its own URL, to which the browser is redirected. The URL is in the server's list;
   * the response contains no token.
   */
  | { readonly kind: "elsewhere"; readonly address: string }
  | { readonly kind: "credentialsWrong" | "secondFactorNeeded" | "secondFactorWrong" }
  /**
   * The password is correct, but a second factor must be set up; `address` is the otpauth address for an authenticator
   * app.
   */
  | { readonly kind: "secondFactorSetup"; readonly address: string }
  | { readonly kind: "locked" | "confirmationPending" }
  /**
   * The password is correct, but the browser refuses the shop's cookies: the session would be lost on the next page.
   */
  | { readonly kind: "cookiesRefused" }
  | { readonly kind: "invalid"; readonly problems: ReadonlyArray<FormProblem> }
  | Wait

/** The server's response to a registration: known and new e-mail addresses get the same responses. */
export type RegisterAnswer =
  | { readonly kind: "registered" }
  | { readonly kind: "invalid"; readonly problems: ReadonlyArray<FormProblem> }
  | Wait
