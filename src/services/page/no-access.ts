import { isSignedOut } from "../client/no-answer.ts"

/** Thrown if the user may not open the page; the error page is shown (rule page.error). */
export class NoAccess extends Error {
  override readonly name = "NoAccess"
  readonly status: 401 | 403

  constructor(status: 401 | 403) {
    super("The page is for others")
    this.status = status
  }
}

/**
 * Thrown if the URL is invalid (400: too long, or with characters that are not allowed), or if the page accepts no POST
 * requests (405).
 */
export class NoPage extends Error {
  override readonly name = "NoPage"
  readonly status: 400 | 405

  constructor(status: 400 | 405) {
    super("This is no request for a page")
    this.status = status
  }
}

/**
 * Thrown if data for the page was refused or could not be requested; the error page gets the status of the response.
 */
export class NotServed extends Error {
  override readonly name = "NotServed"
  /** 400 to 599. */
  readonly status: number

  /** A missing status, or one that is not an error status, counts as an error of the shop: 500. */
  constructor({ status = 500 }: { readonly status?: number | undefined }) {
    super("What the page is made of was not served")
    this.status = status >= 400 && status < 600 ? status : 500
  }
}

/** Returns the status of the error page that is shown instead of a page. */
export const statusOf = (failure: unknown): number =>
  failure instanceof NoAccess || failure instanceof NotServed || failure instanceof NoPage
    ? failure.status
    : 500

/**
 * Returns the error for a call that was refused because the session or a permission is missing; `undefined` for any
 * other response.
 */
export const noAccessIn = (answer: {
  readonly type: string
  readonly status?: number
}): NoAccess | undefined => (isSignedOut(answer) ? new NoAccess(answer.status) : undefined)

/**
 * Returns the error for a response with which a page cannot be rendered: a missing response, 410, 413 or 429;
 * `undefined` for any other response.
 */
export const notServedIn = (answer: {
  readonly type: string
  readonly status?: number
}): NotServed | undefined =>
  answer.type === "unreachable" || [410, 413, 429].includes(answer.status ?? 0)
    ? new NotServed(answer)
    : undefined
