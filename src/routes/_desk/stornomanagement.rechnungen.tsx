import { createFileRoute } from "@tanstack/react-router"
import { useCallback, useMemo } from "react"
import { countries } from "../../domain/place/country.ts"
import type { OpenOrder } from "../../domain/order/life/open-order.ts"
import { billingOrderActors } from "../../services/actors/desk-orders.actors.ts"
import { billingPath, billingQueryOf, stageWord } from "../../services/desk/orders/billing-address.ts"
import { landIn } from "../../services/desk/land.ts"
import { rowsFor } from "../../services/desk/may.ts"
import { loaded } from "../../services/queries/ask.ts"
import { deliveredOrders } from "../../services/queries/orders.ts"
import { BillingPage } from "../../ui/order/desk/billing/BillingPage.tsx"
import { localDay } from "../../ui/kit/orders/local-day.ts"
import { MailSendingContext } from "../../ui/kit/desk/mail-sending.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { deskPage } from "../-desk/desk-page.ts"
import { useDeskTabs } from "../-desk/use-desk-tabs.ts"
import { useKeptLand } from "../-desk/use-kept-land.ts"
import { useMailSending } from "../-desk/use-mail-sending.ts"
import { useOpenOrderRows } from "../-desk/use-open-order-rows.ts"
import { useSellingLeave } from "../-desk/use-selling-leave.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

const none: ReadonlyArray<OpenOrder> = []

/** Page: delivered orders: bills to write, pending payments, and the archive; all filters are in the URL. */
export const Route = createFileRoute("/_desk/stornomanagement/rechnungen")({
  ...deskPage("billing"),
  loaderDeps: ({ search }) => billingQueryOf(search),
  loader: (at) => loaded(at, deliveredOrders(at.deps)),
  component: Billing
})

function Billing() {
  const { client, locale, page } = Route.useRouteContext()
  const query = Route.useLoaderDeps()
  const { list, isLoading, maxLength, onRetry } = useStaffList(deliveredOrders(query), Route.useLoaderData())
  const href = useHref()
  const isLive = useLive()
  const sending = useMailSending()
  const { timeZone } = countries[locale.countryId]
  const today = useCallback(() => localDay(timeZone, new Date().toISOString()), [timeZone])
  const actors = useMemo(() => billingOrderActors(client), [client])
  const { rows, wishes, giveUp } = useOpenOrderRows(list?.items ?? none, billingPath(query), actors, today)
  useKeptLand(landIn(Route.useSearch()))
  const leaveGuard = useSellingLeave(rows, giveUp)
  const tabs = useDeskTabs()
  return (
    <MailSendingContext value={sending}>
      <BillingPage
        list={list && { ...list, items: rows }}
        isLoading={isLoading}
        onRetry={onRetry}
        maxLength={maxLength}
        words={query.search}
        countryId={query.countryId}
        stage={query.stage}
        stageWord={stageWord(query.stage)}
        tabs={tabs}
        hasDealers={rowsFor(page, "orders.bill") === "all"}
        today={today()}
        wishes={isLive ? wishes : undefined}
        hrefOf={(change) => href(billingPath({ ...query, page: 1, ...change }))}
        leaveGuard={leaveGuard}
      />
    </MailSendingContext>
  )
}
