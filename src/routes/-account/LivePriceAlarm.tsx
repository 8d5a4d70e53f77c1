import { useRouteContext } from "@tanstack/react-router"
import type { MailedAlarm } from "../../domain/alarm/mailed-alarm.ts"
import { alarmsSubscribe } from "../../services/client/account-routes.gen.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import type { AlarmStart } from "../../ui/customer/PriceAlarmForm.tsx"
import { PriceAlarmPage } from "../../ui/customer/PriceAlarmPage.tsx"
import { usePageFacts } from "../-page/page-facts.ts"

/** The form of an alarm without an account. */
export function LivePriceAlarm({ start }: { readonly start: AlarmStart }) {
  const { client } = useRouteContext({ from: "__root__" })
  const isLive = useLive()
  const onSubscribe = async (wish: MailedAlarm) =>
    outcomeOf(await client.call(alarmsSubscribe, { payload: { ...wish, channel: "Email" } }))
  return (
    <PriceAlarmPage facts={usePageFacts()} start={start} onSubscribe={isLive ? onSubscribe : undefined} />
  )
}
