import { createFileRoute } from "@tanstack/react-router"
import type { ExportSource, SalesWish } from "../../domain/statistics/export.ts"
import { salesListGetSales } from "../../services/client/dealer-routes.gen.ts"
import type { Client } from "../../services/client/client.ts"
import { landOf } from "../../services/desk/land.ts"
import { type Loaded, loadedOf } from "../../services/desk/loaded.ts"
import { queryPath, spanQueryOf, todayIn } from "../../services/desk/span-query.ts"
import { salesWishOf } from "../../services/desk/statistics-query.ts"
import { spanProblem } from "../../domain/statistics/period.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { type Sales, SalesPage } from "../../ui/statistics/SalesPage.tsx"
import { statisticsHead } from "../../ui/statistics/statistics-heads.ts"
import { useExport } from "../-desk/use-export.ts"
import { useKeptLand } from "../-desk/use-kept-land.ts"
import { useSame } from "../-desk/use-same.ts"
import { useSignInHref } from "../-desk/use-sign-in-href.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** The list of a span; one that the server would refuse is not asked for: the field says why. Nothing sold is a list too. */
const salesOf = async (client: Client, wish: SalesWish): Promise<Loaded<Sales | undefined>> => {
  if (spanProblem(wish) !== undefined) return { kind: "full", value: undefined }
  const answer = await client.call(salesListGetSales, { payload: wish })
  return answer.type === "refused" && answer.status === 404
    ? { kind: "full", value: { dealers: [], totals: [] } }
    : loadedOf(answer)
}

/** What each dealer has sold of what (rule desk.sales-list); country and days stand in the address. */
export const Route = createFileRoute("/_desk/admin/verkaufsliste")({
  staticData: { page: "app", permission: "sales.list", texts: ["support"] },
  loaderDeps: ({ search }) => spanQueryOf(search),
  loader: async ({ context: { client, locale }, deps }) => {
    const today = todayIn(landOf(deps.land) ?? locale.countryId, new Date())
    const wish = salesWishOf(deps, today)
    return { today, wish, sales: await salesOf(client, wish) }
  },
  head: ({ match: { context } }) => statisticsHead(context.i18n, "sales"),
  component: SalesList
})

function SalesList() {
  const { today, wish: loaded, sales } = Route.useLoaderData()
  const query = Route.useLoaderDeps()
  const href = useHref()
  const signIn = useSignInHref()
  const source = useSame({ kind: "sales", wish: loaded } satisfies ExportSource)
  const { list, isLoading, onRetry } = useStaffList(sales)
  useKeptLand(query.land)
  const exporting = useExport(source)
  return (
    <SalesPage
      sales={sales.kind === "unreachable" ? "unreachable" : list}
      isLoading={isLoading}
      wish={source.wish}
      today={today}
      exporting={exporting.view}
      wishes={exporting.wishes}
      links={{
        span: ({ from, to }) => href(queryPath("/admin/verkaufsliste", { ...query, von: from, bis: to })),
        wider: href("/admin/verkaufsliste?land=alle"),
        signIn
      }}
      onRetry={onRetry}
    />
  )
}
