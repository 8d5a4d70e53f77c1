import { useRouteContext } from "@tanstack/react-router"
import { type Customer, nameOf, shortestReason, type User } from "../../domain/support/people.ts"
import { returnPath } from "../../domain/account/return-url.ts"
import { knownPage } from "../../services/page/known-page.ts"
import { announceWhenLeft } from "../../services/session/announce-sign-in.ts"
import { actFor } from "../../services/desk/user-acts.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { ActFor } from "../../ui/support/ActFor.tsx"

/** Returns the full path of this page; empty if the user cannot return to it. */
const hereInTab = (): string =>
  returnPath(location.pathname + location.search + location.hash, location.origin, "")

/**
 * Starts acting for a customer: all tabs of this browser then use the customer's session, and this one opens the
 * customer's home page.
 */
export function ActForCustomer({ person }: { readonly person: Customer | User }) {
  const { client, page } = useRouteContext({ from: "__root__" })
  const href = useHref()
  const isLive = useLive()
  const onActFor = async (reason: string) => {
    const { outcome, begun } = await actFor(client, person.id, reason, hereInTab())
    if (begun !== undefined) {
      announceWhenLeft(begun.userId)
      window.location.assign(knownPage(begun.home, page.prefix) ?? href("/"))
    }
    return outcome
  }
  return <ActFor name={nameOf(person)} shortest={shortestReason} onActFor={isLive ? onActFor : undefined} />
}
