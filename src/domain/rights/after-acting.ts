import type { Impersonation } from "../account/session.ts"
import { isWorkPlace } from "./desk-frame.ts"

interface Tab {
  /** Path of the page, with the locale's prefix. */
  readonly path: string
  /** E.g. "/at"; empty without a prefix. */
  readonly prefix: string
}

interface Acting extends Pick<Impersonation, "begunOnPage"> {
  readonly customerId: string
}

/**
 * Where a tab navigates when acting on behalf of a customer has ended (rule session.acting-ends). Work pages already
 * belonged to the staff member and stay open: `undefined`. All other tabs return to the page where acting started.
 */
export const pageAfterActing = (
  { path, prefix }: Tab,
  { begunOnPage, customerId }: Acting
): string | undefined => {
  const own = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
  if (isWorkPlace(own)) return undefined
  return begunOnPage ?? `${prefix}/support/benutzer/${customerId}/bearbeiten`
}
