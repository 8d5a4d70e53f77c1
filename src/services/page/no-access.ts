import { isSignedOut } from "../client/no-answer.ts"

/** The page is not for whoever asks; the error page says so (rule page.error). */
export class NoAccess extends Error {
  override readonly name = "NoAccess"
  readonly status: 401 | 403

  constructor(status: 401 | 403) {
    super("The page is for others")
    this.status = status
  }
}

/** The address is none that a page could have: too long, or with signs that do not belong there. */
export class NoAddress extends Error {
  override readonly name = "NoAddress"
}

/** Status of the error page that stands in place of a page. */
export const statusOf = (failure: unknown): 400 | 401 | 403 | 500 =>
  failure instanceof NoAccess ? failure.status : failure instanceof NoAddress ? 400 : 500

/** A call that was refused for want of rights, as a page's failure; undefined for any other answer. */
export const noAccessIn = (answer: {
  readonly type: string
  readonly status?: number
}): NoAccess | undefined => (isSignedOut(answer) ? new NoAccess(answer.status) : undefined)
