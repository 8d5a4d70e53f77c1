import type { CallOutcome } from "../../domain/account/call-outcome.ts"

/** User actions on the sign-in and registration page; undefined until the page is hydrated. */
export interface SignInWishes {
  readonly onSignIn: (userName: string, password: string) => void
  readonly onCode: (code: string) => void
  readonly onCancelCode: () => void
  /** Called when the user touches a form; from then on, the shown validation errors refer to this form. */
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
