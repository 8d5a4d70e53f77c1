import { createFileRoute } from "@tanstack/react-router"
import { dealersQueryOf } from "../../services/desk/dealers-query.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import { loaded } from "../../services/queries/ask.ts"
import { dealersOfDesk } from "../../services/queries/dealers.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { dealersHead } from "../../ui/support/dealers/dealers-head.ts"
import { DealersPage } from "../../ui/support/dealers/DealersPage.tsx"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** The dealers; words, country, state and page stand in the address. */
export const Route = createFileRoute("/_desk/support/haendler/")({
  staticData: { page: "app", permission: "dealers.edit", texts: ["support"] },
  loaderDeps: ({ search }) => dealersQueryOf(search),
  loader: (at) => loaded(at, dealersOfDesk(at.deps)),
  head: ({ match: { context } }) => dealersHead(context.i18n, "list"),
  component: Dealers
})

function Dealers() {
  const query = Route.useLoaderDeps()
  const list = useStaffList(dealersOfDesk(query), Route.useLoaderData())
  const href = useHref()
  return (
    <DealersPage
      {...list}
      words={query.suche ?? ""}
      countryId={query.land ?? null}
      state={query.stand}
      hrefOf={(seite) =>
        href(
          queryPath("/support/haendler", {
            ...query,
            land: query.land?.toString(),
            seite: seite > 1 ? String(seite) : undefined
          })
        )
      }
    />
  )
}
