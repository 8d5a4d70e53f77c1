import { focusManager } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useCallback, useEffect, useMemo } from "react"
import { countries } from "../../domain/place/country.ts"
import { orderListMachine } from "../../machines/order-list.machine.ts"
import { openOrderActors, orderListActors } from "../../services/actors/desk-orders.actors.ts"
import { landIn } from "../../services/desk/land.ts"
import { longestSearch } from "../../services/desk/list-query.ts"
import { rowsFor } from "../../services/desk/may.ts"
import { openOrdersPath, openOrdersQueryOf } from "../../services/desk/orders/open-address.ts"
import { ordersPageSize } from "../../services/queries/orders.ts"
import { OpenOrdersPage } from "../../ui/order/desk/open/OpenOrdersPage.tsx"
import { withoutLostForms } from "../../ui/order/desk/many/many.view.ts"
import { orderListState } from "../../ui/order/desk/open/order-list.view.ts"
import { localDay } from "../../ui/kit/orders/local-day.ts"
import { MailSendingContext } from "../../ui/kit/desk/mail-sending.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { deskPage } from "../-desk/desk-page.ts"
import { useDeskTabs } from "../-desk/use-desk-tabs.ts"
import { useKeptLand } from "../-desk/use-kept-land.ts"
import { useMailSending } from "../-desk/use-mail-sending.ts"
import { useOpenOrderRows } from "../-desk/use-open-order-rows.ts"
import { useManyOrders } from "../-desk/use-many-orders.ts"
import { useNews } from "../-desk/use-news.ts"
import { useSellingLeave } from "../-desk/use-selling-leave.ts"

/**
 * Page: a dealer's open orders, or those of all dealers for staff; search text, order status and page number are in the
 * URL.
 */
export const Route = createFileRoute("/_desk/stornomanagement/offen")({
  ...deskPage("openOrders"),
  loaderDeps: ({ search }) => openOrdersQueryOf(search),
  component: OpenOrders
})

function OpenOrders() {
  const { client, locale, page, queries } = Route.useRouteContext()
  const query = Route.useLoaderDeps()
  const href = useHref()
  const isLive = useLive()
  const sending = useMailSending()
  const { countryId } = locale
  const machine = useMemo(
    () => orderListMachine.provide({ actors: orderListActors({ queries, client }) }),
    [queries, client]
  )
  const [snapshot, send] = useMachine(machine, { input: { query } })
  useEffect(() => send({ type: "query.change", query }), [send, query])
  const today = useCallback(
    () => localDay(countries[countryId].timeZone, new Date().toISOString()),
    [countryId]
  )
  const onLoad = useCallback(() => send({ type: "list.load" }), [send])
  useEffect(() => focusManager.subscribe((isSeen) => isSeen && onLoad()), [onLoad])
  const { answered, page: read } = snapshot.context
  const actors = useMemo(() => openOrderActors(client), [client])
  const { rows, wishes, giveUp } = useOpenOrderRows(
    read.items,
    answered === null ? null : openOrdersPath(answered),
    actors,
    today
  )
  useKeptLand(landIn(Route.useSearch()))
  const many = useManyOrders(rows, wishes, today)
  useNews(rows, queries, onLoad)
  const leaveGuard = useSellingLeave(rows, giveUp)
  const tabs = useDeskTabs()
  const hasDealers = rowsFor(page, "orders.sell") === "all"
  return (
    <MailSendingContext value={sending}>
      <OpenOrdersPage
        view={{
          state: orderListState(snapshot),
          rows: withoutLostForms(rows, many.meant),
          total: read.total,
          words: query.search,
          status: query.status,
          countryId: query.countryId,
          page: query.page,
          size: ordersPageSize
        }}
        tabs={tabs}
        hasDealers={hasDealers}
        maxLength={longestSearch}
        today={today()}
        wishes={isLive ? wishes : undefined}
        many={hasDealers ? undefined : { view: many.view, wishes: isLive ? many.wishes : undefined }}
        hrefOf={(to) => href(openOrdersPath({ ...query, page: to }))}
        signInHref={href(
          `/benutzerkonto/anmeldung?${new URLSearchParams({ ReturnUrl: href(openOrdersPath(query)) })}`
        )}
        onLoad={isLive ? onLoad : undefined}
        leaveGuard={leaveGuard}
      />
    </MailSendingContext>
  )
}
