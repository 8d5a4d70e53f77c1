import { useQuery } from "@tanstack/react-query"
import { useRouteContext } from "@tanstack/react-router"
import { may } from "../../services/desk/may.ts"
import { queryOf } from "../../services/queries/ask.ts"
import { ownAccount } from "../../services/queries/support.ts"
import type { MailSending } from "../../ui/kit/desk/mail-sending.ts"
import { useWaitingOrders } from "./use-waiting-orders.ts"

/**
 * Returns whether mails are sent: staff read it with their own account, a dealer's users with the counts of their open
 * orders, which every page of theirs requests (rule desk.mail-server).
 */
export const useMailSending = (): MailSending => {
  const { client, page } = useRouteContext({ from: "/_desk" })
  const { data: own } = useQuery({ ...queryOf(client, ownAccount), enabled: may(page, "support.enter") })
  const orders = useWaitingOrders()
  return own ?? orders
}
