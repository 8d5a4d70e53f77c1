import type { CallOutcome } from "../../domain/account/call-outcome.ts"

/** What the user can do on the page of sign-in and registration; undefined until the page is hydrated. */
export interface SignInWishes {
  readonly onSignIn: (userName: string, password: string) => void
  readonly onCode: (code: string) => void
  readonly onCancelCode: () => void
  /** Something of the form was touched: what is said is about this one now. */
  readonly onForm: (form: "login" | "register" | "guest") => void
  readonly onEmail: (email: string) => void
  readonly onEmailLeft: () => void
  readonly onRegister: (form: {
    readonly email: string
    readonly password: string
    readonly hasTerms: boolean
    readonly newsletter: boolean
  }) => void
  readonly onGuest: (email: string) => void
  readonly onContinueOrder: () => void
  readonly onForgotten: (email: string) => Promise<CallOutcome>
}
