import type { Impersonation } from "../account/session.ts"
import { isWorkPlace } from "./desk-frame.ts"

interface Tab {
  /** Path of the page, with the locale's prefix. */
  readonly path: string
  /** E.g. "/at"; empty without one. */
  readonly prefix: string
}

interface Acting extends Pick<Impersonation, "begunOnPage"> {
  readonly customerId: string
}

/**
 * Where a tab leads when acting in a customer's name is over (rule session.acting-ends). A page of work was the staff
 * member's before and stays: undefined. All others lead to the page that acting was begun on.
 */
export const pageAfterActing = (
  { path, prefix }: Tab,
  { begunOnPage, customerId }: Acting
): string | undefined => {
  const own = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
  if (isWorkPlace(own)) return undefined
  return begunOnPage ?? `${prefix}/support/benutzer/${customerId}/bearbeiten`
}
