import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import { actOnDealer } from "../../services/desk/dealer-acts.ts"
import { dealerViewOf } from "../../services/desk/dealers-query.ts"
import { holdList } from "../../services/desk/price-lists/price-list-acts.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { dealerOfDesk } from "../../services/queries/dealers.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { ActOnDealer } from "../../ui/support/dealers/ActOnDealer.tsx"
import type { DeskAct } from "../../ui/support/dealers/dealer-texts.ts"
import { DealerPage } from "../../ui/support/dealers/DealerPage.tsx"
import { DealerPartOf } from "../-dealer-desk/DealerPartOf.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { loadRecord } from "../-desk/load-record.ts"
import { deskPage } from "../-desk/desk-page.ts"
import { useReadAnew } from "../-desk/use-read-anew.ts"

/** Page: one dealer; the edited part is in the URL. */
export const Route = createFileRoute("/_desk/support/haendler/$id")({
  ...deskPage("dealers", { title: msg`Händler bearbeiten` }),
  loaderDeps: ({ search }) => dealerViewOf(search),
  loader: (at) => loadRecord(at, at.params.id, dealerOfDesk),
  // editing starts with newly loaded data
  gcTime: 0,
  component: OneDealer
})

function OneDealer() {
  const { id, read } = Route.useLoaderData()
  const view = Route.useLoaderDeps()
  const { client } = Route.useRouteContext()
  const readAnew = useReadAnew()
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
              onAct={(act, reason) =>
                readAnew(
                  act === "hold"
                    ? holdList(client, dealer.id, reason)
                    : actOnDealer(client, act, dealer, reason)
                )
              }
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
