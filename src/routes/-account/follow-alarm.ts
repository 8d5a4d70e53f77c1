import type { CallOutcome } from "../../domain/account/call-outcome.ts"
import { alarmsFollow } from "../../services/client/account-routes.gen.ts"
import type { Client } from "../../services/client/client.ts"
import { outcomeOf } from "../../services/session/call-outcome.ts"

/** Performs the action of the link in an alarm's mail. */
export const followAlarm = async (client: Client, token: string): Promise<CallOutcome> => {
  const answer = await client.call(alarmsFollow, { payload: { token } })
  return answer.type === "refused" && answer.status === 404 ? { kind: "gone" } : outcomeOf(answer)
}
