import { createFileRoute, useRouter } from "@tanstack/react-router"
import { dayFilePath, dayPath, dayQueryOf } from "../../services/desk/orders/day-address.ts"
import { loaded } from "../../services/queries/ask.ts"
import { deliveryDay } from "../../services/queries/orders.ts"
import { DayListPage } from "../../ui/order/desk/day/DayListPage.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { deskPage } from "../-desk/desk-page.ts"

/** Page: a dealer's deliveries on a day, for printing (rule dealer.day-list); the day is in the URL. */
export const Route = createFileRoute("/_desk/haendler/tag")({
  ...deskPage("dayList"),
  loaderDeps: ({ search }) => dayQueryOf(search),
  loader: (at) => loaded(at, deliveryDay(at.deps.day)),
  component: DayList
})

function DayList() {
  const query = Route.useLoaderDeps()
  const href = useHref()
  const isLive = useLive()
  const { navigate } = useRouter()
  return (
    <LastRecord question={deliveryDay(query.day)} loaded={Route.useLoaderData()}>
      {(day) => (
        <DayListPage
          day={day}
          order={query.order}
          hrefOf={(change) => href(dayPath({ ...query, ...change }))}
          fileHref={href(dayFilePath({ ...query, day: day.day }))}
          onDay={(to) => void navigate({ href: href(dayPath({ ...query, day: to })) })}
          onPrint={isLive ? () => print() : undefined}
        />
      )}
    </LastRecord>
  )
}
