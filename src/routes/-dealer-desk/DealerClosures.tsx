import { useQuery } from "@tanstack/react-query"
import { useLocation, useRouteContext } from "@tanstack/react-router"
import { queryOf } from "../../services/queries/ask.ts"
import { closuresOf } from "../../services/queries/dealer-closures.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { ListLoading } from "../../ui/price-list/ListLoading.tsx"
import { ListUnreachable } from "../../ui/kit/desk-list/ListState.tsx"
import { ClosureList } from "./ClosureList.tsx"

/** A dealer's days without delivery, edited by staff. */
export function DealerClosures({ dealerId }: { readonly dealerId: number }) {
  const { client } = useRouteContext({ from: "/_desk" })
  const isLive = useLive()
  const retryHref = useLocation({ select: ({ publicHref }) => publicHref })
  const { data, isError, refetch } = useQuery({ ...queryOf(client, closuresOf(dealerId)), enabled: isLive })
  if (data !== undefined) return <ClosureList dealerId={dealerId} rows={data.items} />
  return isError ? <ListUnreachable retryHref={retryHref} onRetry={() => void refetch()} /> : <ListLoading />
}
