import { useRouteContext } from "@tanstack/react-router"
import type { AlarmLink } from "../../domain/account/alarm-link.ts"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { AlarmLinkPage } from "../../ui/rating/AlarmLinkPage.tsx"
import { usePageFacts } from "../-page/page-facts.ts"
import { followAlarm } from "./follow-alarm.ts"

interface LiveAlarmLinkProps {
  readonly link: AlarmLink
  /** Result of pressing the button without JavaScript. */
  readonly outcome: CallOutcome | undefined
  readonly token: string
}

/** Page that confirms or ends an alarm by the link in its mail. */
export function LiveAlarmLink({ link, outcome, token }: LiveAlarmLinkProps) {
  const { client } = useRouteContext({ from: "__root__" })
  const facts = usePageFacts()
  const isLive = useLive()
  const onFollow = () => followAlarm(client, token)
  return (
    <AlarmLinkPage facts={facts} link={link} pressed={outcome} onFollow={isLive ? onFollow : undefined} />
  )
}
