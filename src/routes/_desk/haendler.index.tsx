import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute, useRouteContext } from "@tanstack/react-router"
import { holdList } from "../../services/desk/price-lists/price-list-acts.ts"
import { loaded } from "../../services/queries/ask.ts"
import { dealerHome } from "../../services/queries/dealer-home.ts"
import { DealerHomeFrame, DealerHomePage } from "../../ui/dealer-desk/home/DealerHomePage.tsx"
import type { HoldView } from "../../ui/dealer-desk/home/ListAgeNotice.tsx"
import { useAct } from "../../ui/kit/live/use-act.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { deskPage } from "../-desk/desk-page.ts"

/** Page: a dealer's home page (rule dealer.home). */
export const Route = createFileRoute("/_desk/haendler/")({
  ...deskPage("dealerHome"),
  loader: (at) => loaded(at, dealerHome),
  component: Page
})

/** Confirms the dealer's own price list without changes. */
const useHold = (): HoldView => {
  const { client } = useRouteContext({ from: "/_desk" })
  const queries = useQueryClient()
  const isLive = useLive()
  const { outcome, isActing, start } = useAct(async (_: undefined) => {
    const ended = await holdList(client, 0, "")
    if (ended.kind === "done") await queries.invalidateQueries()
    return ended
  })
  return {
    onHold: isLive ? () => start(undefined) : undefined,
    state: isActing ? "saving" : outcome === undefined ? "open" : outcome.kind === "done" ? "held" : "failed"
  }
}

function Page() {
  const hold = useHold()
  return (
    <DealerHomeFrame>
      <LastRecord question={dealerHome} loaded={Route.useLoaderData()}>
        {(overview) => <DealerHomePage overview={overview} hold={hold} />}
      </LastRecord>
    </DealerHomeFrame>
  )
}
