import type { CallOutcome } from "../../../domain/account/call-outcome.ts"

/** What somebody may ask for of the data that he signs in with. */
export interface LoginWishes {
  readonly onRequestEmail: (wish: {
    readonly email: string
    readonly password: string
  }) => Promise<CallOutcome>
  readonly onChangePassword: (wish: {
    readonly former: string
    readonly next: string
  }) => Promise<CallOutcome>
}
