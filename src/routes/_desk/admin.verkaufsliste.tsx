import { createFileRoute } from "@tanstack/react-router"
import type { ExportSource } from "../../domain/statistics/export.ts"
import { landOf } from "../../services/desk/land.ts"
import { queryPath, spanQueryOf, todayIn } from "../../services/desk/span-query.ts"
import { salesWishOf } from "../../services/desk/statistics-query.ts"
import { spanProblem } from "../../domain/statistics/period.ts"
import { loaded } from "../../services/queries/ask.ts"
import { campaigns, sales } from "../../services/queries/figures.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { SalesPage } from "../../ui/statistics/SalesPage.tsx"
import { statisticsHead } from "../../ui/statistics/statistics-heads.ts"
import { useExport } from "../-desk/use-export.ts"
import { useKeptLand } from "../-desk/use-kept-land.ts"
import { useSame } from "../-desk/use-same.ts"
import { useSignInHref } from "../-desk/use-sign-in-href.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** What each dealer has sold of what (rule desk.sales-list); country and days stand in the address. */
export const Route = createFileRoute("/_desk/admin/verkaufsliste")({
  staticData: { page: "app", permission: "sales.list", texts: ["support"] },
  loaderDeps: ({ search }) => spanQueryOf(search),
  loader: async (at) => {
    const today = todayIn(landOf(at.deps.land) ?? at.context.locale.countryId, new Date())
    const wish = salesWishOf(at.deps, today)
    // a span that the server would refuse is not asked for: its field says why
    const isSpan = spanProblem(wish) === undefined
    const [first, led] = isSpan
      ? await Promise.all([loaded(at, sales(wish)), loaded(at, campaigns(wish))])
      : []
    return { today, wish, first, led }
  },
  head: ({ match: { context } }) => statisticsHead(context.i18n, "sales"),
  component: SalesList
})

function SalesList() {
  const { today, wish, first, led } = Route.useLoaderData()
  const query = Route.useLoaderDeps()
  const href = useHref()
  const signIn = useSignInHref()
  const source = useSame({ kind: "sales", wish } satisfies ExportSource)
  const {
    list = "unreachable",
    isLoading,
    onRetry
  } = useStaffList(sales(wish), first ?? { kind: "unreachable" })
  useKeptLand(query.land)
  const exporting = useExport(source)
  return (
    <SalesPage
      sales={first && list}
      campaigns={led?.kind === "full" ? led.value.rows : undefined}
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
