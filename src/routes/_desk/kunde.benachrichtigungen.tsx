import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useEffect, useMemo } from "react"
import { priceAlarmsMachine } from "../../machines/price-alarms.machine.ts"
import { priceAlarmsActors } from "../../services/actors/price-alarms.actors.ts"
import { alarms, type LoadedAlarms } from "../../services/queries/alarms.ts"
import { loaded } from "../../services/queries/ask.ts"
import { alarmsView } from "../../ui/customer/alarms.view.ts"
import type { AlarmWishes } from "../../ui/customer/alarms.wishes.ts"
import { NotificationsPage } from "../../ui/customer/NotificationsPage.tsx"
import { NotificationsUnread } from "../../ui/customer/NotificationsUnread.tsx"
import { useAlarmsSaved } from "../../ui/customer/use-alarms-saved.ts"
import { useSite } from "../../ui/kit/site.tsx"
import { loadWatchedPrice } from "../-prices/load-watched-price.ts"
import { deskPage } from "../-desk/desk-page.ts"
import { useLoaded } from "../-desk/use-loaded.ts"
import { useLeaveGuard } from "../-page/use-leave-guard.ts"

/** Page: price alarms and newsletter (rule account.alarms); items are changed one by one and saved in one call. */
export const Route = createFileRoute("/_desk/kunde/benachrichtigungen")({
  ...deskPage("notifications", { texts: ["customer"] }),
  // values that were saved, or deleted elsewhere, must not be restored from a cache
  gcTime: 0,
  loader: (at) => loaded(at, alarms),
  component: Page
})

function Page() {
  const { value, onRetry } = useLoaded(alarms, Route.useLoaderData())
  return value === undefined ? <NotificationsUnread onRetry={onRetry} /> : <Live loaded={value} />
}

function Live({ loaded: { kept, prices } }: { readonly loaded: LoadedAlarms }) {
  const queries = useQueryClient()
  const { client } = Route.useRouteContext()
  const { locale } = useSite()
  const machine = useMemo(() => priceAlarmsMachine.provide({ actors: priceAlarmsActors(client) }), [client])
  const [snapshot, send] = useMachine(machine, { input: { kept } })
  const isSaved = snapshot.matches({ viewing: "saved" })
  useAlarmsSaved(isSaved)
  useEffect(() => {
    // reloads the prices of added alarms, and the data shown on other pages
    if (isSaved) void queries.invalidateQueries()
  }, [isSaved, queries])
  const leaveGuard = useLeaveGuard(alarmsView(snapshot).isUnsaved)
  const wishes: AlarmWishes = {
    onAdd: () => send({ type: "alarm.add" }),
    onEdit: (key) => send({ type: "alarm.edit", key }),
    onDelete: (key) => send({ type: "alarm.delete", key }),
    onRestore: (key) => send({ type: "alarm.restore", key }),
    onApply: (wish, today) => send({ type: "form.apply", wish, today }),
    onWatch: (goods) => loadWatchedPrice(client, locale.countryId, goods),
    onCancel: () => send({ type: "form.cancel" }),
    onNewsletter: (isWanted) => send({ type: "newsletter.set", isWanted, countryId: locale.countryId }),
    onSave: () => send({ type: "list.save" }),
    onDiscard: () => send({ type: "list.discard" }),
    onLoad: () => send({ type: "list.load" })
  }
  return <NotificationsPage snapshot={snapshot} prices={prices} wishes={wishes} leaveGuard={leaveGuard} />
}
