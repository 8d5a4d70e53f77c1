import { useRouteContext } from "@tanstack/react-router"
import { useMemo } from "react"
import { groupOfProduct } from "../../domain/options/products.ts"
import type { DeskList } from "../../domain/price-list/desk-list.ts"
import { wordReader } from "../../domain/price-list-files/sent-prices.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { previewList } from "../../services/desk/price-lists/price-list-acts.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { pricePhase } from "../../ui/price-list/price-list.view.ts"
import { PreviewForm } from "../../ui/price-list/PreviewForm.tsx"
import { PriceListPage } from "../../ui/price-list/PriceListPage.tsx"
import { useSignInHref } from "../-desk/use-sign-in-href.ts"
import { useLeaveGuard } from "../-page/use-leave-guard.ts"
import { ListHistory } from "./ListHistory.tsx"
import { ListKeys } from "./ListKeys.tsx"
import { usePriceList } from "./use-price-list.ts"

interface PriceListEditorProps {
  /** 0 is the dealer of the signed-in account. */
  readonly dealerId: number
  readonly list: DeskList
}

/** A dealer's price list with its preview, its history and the dealer's API keys. */
export function PriceListEditor({ dealerId, list }: PriceListEditorProps) {
  const { client } = useRouteContext({ from: "__root__" })
  const { snapshot, wishes, news, isUnsaved, areas } = usePriceList(dealerId, list)
  const isLive = useLive()
  const leaveGuard = useLeaveGuard(isUnsaved)
  const signInHref = useSignInHref()
  const wordOf = useMemo(() => wordReader(areas), [areas])
  const sold = useMemo(
    () => [...new Set(list.rows.map(({ productId }) => groupOfProduct(productId)?.id ?? usualGroup.id))],
    [list.rows]
  )
  const isReasonNeeded = dealerId !== 0
  return (
    <PriceListPage
      list={list}
      phase={pricePhase(snapshot)}
      context={snapshot.context}
      news={news}
      isReasonNeeded={isReasonNeeded}
      signInHref={signInHref}
      leaveGuard={leaveGuard}
      wordOf={wordOf}
      wishes={isLive ? wishes : undefined}
      preview={
        <PreviewForm
          groups={sold.length > 0 ? sold : [usualGroup.id]}
          currency={list.currency}
          onAsk={isLive ? (wish) => previewList(client, dealerId, snapshot.context.draft, wish) : undefined}
        />
      }
    >
      <ListHistory dealerId={dealerId} list={list} isReasonNeeded={isReasonNeeded} />
      <ListKeys dealerId={dealerId} />
    </PriceListPage>
  )
}
