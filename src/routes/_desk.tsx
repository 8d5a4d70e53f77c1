import { QueryClientProvider } from "@tanstack/react-query"
import { createFileRoute, Outlet, useLocation } from "@tanstack/react-router"
import { useMemo } from "react"
import { frameOf } from "../domain/rights/desk-frame.ts"
import { menuOf } from "../domain/rights/menus.ts"
import { orderPathOf } from "../domain/rights/order-path.ts"
import { OrderPaths } from "../ui/kit/desk/order-paths.ts"
import { DeskLayout } from "../ui/layouts/desk/DeskLayout.tsx"
import { DeskFailedByError, DeskNotFound } from "./-desk/DeskFailed.tsx"
import { DeskSearch } from "./-desk/DeskSearch.tsx"
import { DeskToasts } from "./-desk/DeskToasts.tsx"
import { useMenuFold } from "./-desk/use-menu-fold.ts"
import { useStayHere } from "./-desk/use-stay-here.ts"
import { useStayOffline } from "./-desk/use-stay-offline.ts"
import { useWaitingOrders } from "./-desk/use-waiting-orders.ts"
import { useWaitingTasks } from "./-desk/use-waiting-tasks.ts"
import { usePageFacts } from "./-page/page-facts.ts"
import { signInFirst } from "./-page/sign-in-first.ts"

/**
 * All pages behind the sign-in, each with its own permission; anonymous users are redirected to the sign-in and back.
 */
export const Route = createFileRoute("/_desk")({
  staticData: { page: "app", texts: ["desk"] },
  // not in `beforeLoad`, whose context is serialised into the page
  context: ({ context: { queries } }) => {
    if (queries === undefined) throw new Error("A script without queries has pages behind the sign-in")
    return { queries }
  },
  beforeLoad: ({ context: { page, failure }, location, matches }) => {
    // only the server renders a page again after an error; the error page is then shown for this error
    if (import.meta.env.SSR && failure !== undefined) throw failure
    signInFirst(page, matches.at(-1)?.staticData.permission ?? "signedIn", location.publicHref)
  },
  component: Desk,
  notFoundComponent: DeskNotFound,
  errorComponent: DeskFailedByError
})

function Desk() {
  const { queries } = Route.useRouteContext()
  return (
    <QueryClientProvider client={queries}>
      <DeskToasts>
        <Frame />
      </DeskToasts>
    </QueryClientProvider>
  )
}

function Frame() {
  const facts = usePageFacts()
  const { page } = Route.useRouteContext()
  const fold = useMenuFold(page)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const orderPaths = useMemo(() => orderPathOf(page.session), [page.session])
  const orders = useWaitingOrders()
  const tasks = useWaitingTasks()
  const frame = facts.person === null ? "shop" : frameOf(menuOf(facts.person), path)
  const missedHref = useStayHere(frame)
  useStayOffline(frame)
  return (
    <OrderPaths value={orderPaths}>
      <DeskLayout
        facts={facts}
        path={path}
        fold={fold}
        search={<DeskSearch />}
        waiting={{ ...orders, tasks }}
        missedHref={missedHref}
      >
        <Outlet />
      </DeskLayout>
    </OrderPaths>
  )
}
