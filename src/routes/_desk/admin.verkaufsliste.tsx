import { createFileRoute } from "@tanstack/react-router"
import { landOf } from "../../services/desk/land.ts"
import { queryPath, spanQueryOf, todayIn } from "../../services/desk/span-query.ts"
import { salesWishOf } from "../../services/desk/statistics-query.ts"
import { spanProblem } from "../../domain/statistics/period.ts"
import { loaded } from "../../services/queries/ask.ts"
import { campaigns, sales } from "../../services/queries/figures.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { SalesPage } from "../../ui/statistics/SalesPage.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { useExport } from "../-desk/use-export.ts"
import { useKeptLand } from "../-desk/use-kept-land.ts"
import { useSignInHref } from "../-desk/use-sign-in-href.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

/** Page: sales by dealer and product (rule desk.sales-list); country and days are in the URL. */
export const Route = createFileRoute("/_desk/admin/verkaufsliste")({
  ...deskPage("sales"),
  loaderDeps: ({ search }) => spanQueryOf(search),
  loader: async (at) => {
    const today = todayIn(landOf(at.deps.land) ?? at.context.locale.countryId, new Date())
    const wish = salesWishOf(at.deps, today)
    // a period that the server would refuse is not requested: its field shows the validation error
    const isSpan = spanProblem(wish) === undefined
    const [first, led] = isSpan
      ? await Promise.all([loaded(at, sales(wish)), loaded(at, campaigns(wish))])
      : []
    return { today, wish, first, led }
  },
  component: SalesList
})

function SalesList() {
  const { today, wish, first, led } = Route.useLoaderData()
  const query = Route.useLoaderDeps()
  const href = useHref()
  const signIn = useSignInHref()
  const {
    list = "unreachable",
    isLoading,
    onRetry
  } = useStaffList(sales(wish), first ?? { kind: "unreachable" })
  useKeptLand(query.land)
  const file = useExport({ kind: "sales", wish })
  return (
    <SalesPage
      sales={first && list}
      campaigns={led?.kind === "full" ? led.value.rows : undefined}
      isLoading={isLoading}
      today={today}
      {...file}
      links={{
        span: ({ from, to }) => href(queryPath("/admin/verkaufsliste", { ...query, von: from, bis: to })),
        wider: href("/admin/verkaufsliste?land=alle"),
        signIn
      }}
      onRetry={onRetry}
    />
  )
}
