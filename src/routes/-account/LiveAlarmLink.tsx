import { useRouteContext } from "@tanstack/react-router"
import type { AlarmLink } from "../../domain/account/alarm-link.ts"
import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import { alarmsFollow } from "../../services/client/account-routes.gen.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { AlarmLinkPage } from "../../ui/rating/AlarmLinkPage.tsx"
import { usePageFacts } from "../-page/page-facts.ts"

interface LiveAlarmLinkProps {
  readonly link: AlarmLink
  readonly token: string
}

/** Confirms or ends an alarm by the link of its mail. */
export function LiveAlarmLink({ link, token }: LiveAlarmLinkProps) {
  const { client } = useRouteContext({ from: "__root__" })
  const facts = usePageFacts()
  const isLive = useLive()
  const onFollow = async (): Promise<CallOutcome> => {
    const answer = await client.call(alarmsFollow, { payload: { token } })
    return answer.type === "refused" && answer.status === 404 ? { kind: "gone" } : outcomeOf(answer)
  }
  return <AlarmLinkPage facts={facts} link={link} onFollow={isLive ? onFollow : undefined} />
}
