import type { CallOutcome } from "../../../domain/account/call-outcome.ts"

/** Actions of a user on their sign-in data. */
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
