import { useQuery } from "@tanstack/react-query"
import { useLocation, useRouteContext } from "@tanstack/react-router"
import { queryOf } from "../../services/queries/ask.ts"
import { priceListOf } from "../../services/queries/price-lists.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { ListLoading } from "../../ui/price-list/ListLoading.tsx"
import { ListUnreachable } from "../../ui/kit/desk-list/ListState.tsx"
import { PriceListEditor } from "../-price-lists/PriceListEditor.tsx"

/** The prices of a dealer, edited by staff; a reason is required. */
export function DealerPrices({ dealerId }: { readonly dealerId: number }) {
  const { client } = useRouteContext({ from: "/_desk" })
  const isLive = useLive()
  const retryHref = useLocation({ select: ({ publicHref }) => publicHref })
  const { data, isError, refetch } = useQuery({ ...queryOf(client, priceListOf(dealerId)), enabled: isLive })
  if (data !== undefined) return <PriceListEditor key={dealerId} dealerId={dealerId} list={data} />
  return isError ? <ListUnreachable retryHref={retryHref} onRetry={() => void refetch()} /> : <ListLoading />
}
