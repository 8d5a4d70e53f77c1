import { createFileRoute } from "@tanstack/react-router"
import { queryPath } from "../../services/desk/span-query.ts"
import { shopFigures } from "../../services/queries/shop-figures.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { ShopFiguresPage } from "../../ui/statistics/ShopFiguresPage.tsx"
import { deskPage } from "../-desk/desk-page.ts"
import { useExport } from "../-desk/use-export.ts"
import { useKeptLand } from "../-desk/use-kept-land.ts"
import { useSignInHref } from "../-desk/use-sign-in-href.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

/**
 * Page: statistics of the steps from search to order (rule figures.page); days, country, product group and federal
 * state are in the URL.
 */
export const Route = createFileRoute("/_desk/support/zahlen")({
  ...deskPage("figures"),
  loaderDeps: ({ search }: { readonly search: Readonly<Record<string, unknown>> }) => search,
  // loaded lazily, since every page contains the code of this file
  loader: async (at) => (await import("../-desk/load-shop-figures.ts")).loadShopFigures(at, at.deps),
  component: ShopFiguresRoute
})

const rasters = { Day: "tag", Week: "woche", Month: "monat" } as const

function ShopFiguresRoute() {
  const { query, today, wish, first } = Route.useLoaderData()
  const href = useHref()
  const signIn = useSignInHref()
  const {
    list = "unreachable",
    isLoading,
    onRetry
  } = useStaffList(shopFigures(wish), first ?? { kind: "unreachable" })
  useKeptLand(query.land)
  const file = useExport({ kind: "shopFigures", wish })
  return (
    <ShopFiguresPage
      figures={first && list}
      isLoading={isLoading}
      today={today}
      {...file}
      links={{
        span: ({ from, to }, granularity) =>
          href(queryPath("/support/zahlen", { ...query, von: from, bis: to, raster: rasters[granularity] })),
        wider: href("/support/zahlen?land=alle"),
        signIn
      }}
      onRetry={onRetry}
    />
  )
}
