import { useQueryClient } from "@tanstack/react-query"
import { createFileRoute, notFound } from "@tanstack/react-router"
import { useState } from "react"
import { actOnDealer } from "../../services/desk/dealer-acts.ts"
import { dealerViewOf } from "../../services/desk/dealers-query.ts"
import { holdList } from "../../services/desk/price-lists/price-list-acts.ts"
import { accountIdIn } from "../../services/desk/list-query.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { dealerOfDesk } from "../../services/queries/dealers.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { ActOnDealer } from "../../ui/support/dealers/ActOnDealer.tsx"
import type { DeskAct } from "../../ui/support/dealers/dealer-texts.ts"
import { dealersHead } from "../../ui/support/dealers/dealers-head.ts"
import { DealerPage } from "../../ui/support/dealers/DealerPage.tsx"
import { DealerPartOf } from "../-dealer-desk/DealerPartOf.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"

/** One dealer; which part of it is edited stands in the address. */
export const Route = createFileRoute("/_desk/support/haendler/$id")({
  staticData: { page: "app", permission: "dealers.edit", texts: ["support"] },
  loaderDeps: ({ search }) => dealerViewOf(search),
  loader: async (at) => {
    const id = accountIdIn(at.params.id)
    if (id === undefined) throw notFound()
    return { id, read: await loaded(at, dealerOfDesk(id)) }
  },
  // editing starts from a fresh answer
  gcTime: 0,
  head: ({ match: { context } }) => dealersHead(context.i18n, "one"),
  component: OneDealer
})

function OneDealer() {
  const { id, read } = Route.useLoaderData()
  const view = Route.useLoaderDeps()
  const { client } = Route.useRouteContext()
  const queries = useQueryClient()
  const isLive = useLive()
  const href = useHref()
  const [asked, setAsked] = useState<DeskAct>()
  const hrefOf = (query: Readonly<Record<string, string>>) =>
    href(queryPath(`/support/haendler/${id}`, query))
  return (
    <LastRecord question={dealerOfDesk(id)} loaded={read}>
      {(dealer) => (
        <DealerPage
          key={dealer.id}
          dealer={dealer}
          part={view.teil}
          hrefOf={(teil) => hrefOf({ teil })}
          onAct={isLive ? setAsked : undefined}
          dialog={
            <ActOnDealer
              asked={asked}
              onClose={() => setAsked(undefined)}
              onAct={async (act, reason) => {
                const outcome =
                  act === "hold"
                    ? await holdList(client, dealer.id, reason)
                    : await actOnDealer(client, act, dealer, reason)
                // also after a refusal: another user may have been faster
                await queries.invalidateQueries()
                return outcome
              }}
            />
          }
        >
          <DealerPartOf
            dealer={dealer}
            view={view}
            groupHrefOf={(gruppe) => hrefOf({ teil: "gebuehren", gruppe: String(gruppe) })}
          />
        </DealerPage>
      )}
    </LastRecord>
  )
}
