import type { Impersonation } from "../account/session.ts"
import { isWorkPlace } from "./desk-frame.ts"

interface Tab {
  /** Path of the page, with the locale's prefix. */
  readonly path: string
  /** E.g. "/at"; empty if there is no prefix. */
  readonly prefix: string
}

interface Acting extends Pick<Impersonation, "begunOnPage"> {
  readonly customerId: string
}

/**
 * Returns the page to which a tab navigates when staff stop acting on behalf of a customer (rule session.acting-ends).
 * Work pages stay open, because they belong to the staff member and not to the customer: the result is `undefined`. All
 * other tabs return to the page on which acting started or, if that is not known, to the page for editing the customer.
 */
export const pageAfterActing = (
  { path, prefix }: Tab,
  { begunOnPage, customerId }: Acting
): string | undefined => {
  const own = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
  if (isWorkPlace(own)) return undefined
  return begunOnPage ?? `${prefix}/support/benutzer/${customerId}/bearbeiten`
}
