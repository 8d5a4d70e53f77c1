import { useRouteContext } from "@tanstack/react-router"
import { type Customer, nameOf, shortestReason, type User } from "../../domain/support/people.ts"
import { returnPath } from "../../domain/account/return-url.ts"
import { knownPage } from "../../services/page/known-page.ts"
import { announceWhenLeft } from "../../services/session/announce-sign-in.ts"
import { actFor } from "../../services/desk/user-acts.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { ActFor } from "../../ui/support/ActFor.tsx"

/** The page of this tab with all that its address says; empty where it cannot be come back to. */
const hereInTab = (): string =>
  returnPath(location.pathname + location.search + location.hash, location.origin, "")

/** Acts in a customer's name from now on: all tabs of this browser are the customer's, this one on the customer's home page. */
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
