import { isSignedOut } from "../client/no-answer.ts"

/** The user may not open the page; the error page is shown (rule page.error). */
export class NoAccess extends Error {
  override readonly name = "NoAccess"
  readonly status: 401 | 403

  constructor(status: 401 | 403) {
    super("The page is for others")
    this.status = status
  }
}

/**
 * The URL is invalid (400: too long, or with characters that are not allowed), or the page accepts no POST requests
 * (405).
 */
export class NoPage extends Error {
  override readonly name = "NoPage"
  readonly status: 400 | 405

  constructor(status: 400 | 405) {
    super("This is no request for a page")
    this.status = status
  }
}

/** Data of the page was refused or could not be requested; the error page keeps the status of the response. */
export class NotServed extends Error {
  override readonly name = "NotServed"
  /** 400 to 599. */
  readonly status: number

  /** A missing status, or one that is no failure, counts as an error of the shop: 500. */
  constructor({ status = 500 }: { readonly status?: number | undefined }) {
    super("What the page is made of was not served")
    this.status = status >= 400 && status < 600 ? status : 500
  }
}

/** Status of the error page that is shown instead of a page. */
export const statusOf = (failure: unknown): number =>
  failure instanceof NoAccess || failure instanceof NotServed || failure instanceof NoPage
    ? failure.status
    : 500

/** The error for a call that was refused because of missing permissions; `undefined` for any other response. */
export const noAccessIn = (answer: {
  readonly type: string
  readonly status?: number
}): NoAccess | undefined => (isSignedOut(answer) ? new NoAccess(answer.status) : undefined)

/**
 * The error for a response that a page cannot be rendered with, such as a missing response, "too many requests" or
 * "gone".
 */
export const notServedIn = (answer: {
  readonly type: string
  readonly status?: number
}): NotServed | undefined =>
  answer.type === "unreachable" || [410, 413, 429].includes(answer.status ?? 0)
    ? new NotServed(answer)
    : undefined
