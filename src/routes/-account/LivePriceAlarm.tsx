import { useRouteContext } from "@tanstack/react-router"
import type { MailedAlarm } from "../../domain/alarm/mailed-alarm.ts"
import { alarmsSubscribe } from "../../services/client/account-routes.gen.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { PriceAlarmPage } from "../../ui/customer/PriceAlarmPage.tsx"
import type { WatchedGoods } from "../../domain/alarm/watched-price.ts"
import { usePageFacts } from "../-page/page-facts.ts"
import { loadWatchedPrice } from "../-prices/load-watched-price.ts"
import type { AlarmStart } from "./load-alarm-start.ts"

/** Form for a price alarm without an account. */
export function LivePriceAlarm({ start, watched, sent }: AlarmStart) {
  const { client, locale } = useRouteContext({ from: "__root__" })
  const isLive = useLive()
  const onSubscribe = async (wish: MailedAlarm) =>
    outcomeOf(await client.call(alarmsSubscribe, { payload: { ...wish, channel: "Email" } }))
  const onWatch = (goods: WatchedGoods) => loadWatchedPrice(client, locale.countryId, goods)
  return (
    <PriceAlarmPage
      facts={usePageFacts()}
      start={start}
      watched={watched}
      sent={sent}
      onWatch={isLive ? onWatch : undefined}
      onSubscribe={isLive ? onSubscribe : undefined}
    />
  )
}
