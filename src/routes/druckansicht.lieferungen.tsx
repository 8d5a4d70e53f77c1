import { createFileRoute, notFound } from "@tanstack/react-router"
import { dealerOrdersDay } from "../services/client/dealer-routes.gen.ts"
import { dayQueryOf } from "../services/desk/orders/day-address.ts"
import { noAccessIn } from "../services/page/no-access.ts"
import { DayPaper } from "../ui/order/desk/day/DayPaper.tsx"
import { dayPaperHead } from "../ui/order/desk/day/day-paper-head.ts"
import { useLive } from "../ui/kit/live/use-live.ts"
import { MessageLayout } from "../ui/layouts/FocusedLayout.tsx"
import { PlainPrintLayout } from "../ui/layouts/PlainPrintLayout.tsx"
import { OrderUnreachable } from "../ui/order/wizard/OrderUnreachable.tsx"
import { usePageFacts } from "./-page/page-facts.ts"
import { signInFirst } from "./-page/sign-in-first.ts"

/**
 * Print view of a dealer's deliveries on a day; with `.pdf` appended the server returns a file (rule dealer.day-list).
 */
export const Route = createFileRoute("/druckansicht/lieferungen")({
  staticData: { page: "app", texts: ["support", "order"] },
  loaderDeps: ({ search }) => dayQueryOf(search),
  beforeLoad: ({ context: { page }, location }) => signInFirst(page, "dealer.home", location.publicHref),
  loader: async ({ deps: { day }, context: { client } }) => {
    const answer = await client.call(dealerOrdersDay, { query: { ...(day !== null && { day }) } })
    if (answer.type === "ok") return { list: answer.value }
    const noAccess = noAccessIn(answer)
    if (noAccess !== undefined) throw noAccess
    if (answer.type === "refused" && answer.status === 404) throw notFound()
    return { list: null }
  },
  head: ({ match: { context } }) => dayPaperHead(context.i18n),
  component: Paper
})

function Paper() {
  const { list } = Route.useLoaderData()
  const { order } = Route.useLoaderDeps()
  const { page } = Route.useRouteContext()
  const facts = usePageFacts()
  const isLive = useLive()
  const { operator } = page.site
  return list === null ? (
    <MessageLayout facts={facts}>
      <OrderUnreachable />
    </MessageLayout>
  ) : (
    <PlainPrintLayout
      company={`${operator.name}, ${operator.street}, ${operator.zipCode} ${operator.city}`}
      {...(isLive && { onPrint: () => window.print() })}
    >
      <DayPaper list={list} order={order} />
    </PlainPrintLayout>
  )
}
