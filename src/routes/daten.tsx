import { createFileRoute } from "@tanstack/react-router"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { OpenDataPage } from "../ui/open-data/OpenDataPage.tsx"
import { usePageFacts } from "./-page/page-facts.ts"
import { loadOpenData } from "./-prices/load-open-data.ts"

/** Page: open data with its contents, formats and terms of use. */
export const Route = createFileRoute("/daten")({
  staticData: { page: "document", texts: ["documents"], cachedBy: [] },
  loader: ({ context: { client, locale, page } }) =>
    loadOpenData(client, locale.countryId, page.site.locales[locale.code].origin, page.site.isSample),
  head: async ({ match: { context }, loaderData }) =>
    loaderData === undefined
      ? {}
      : (await import("../ui/open-data/open-data-head.ts")).openDataHead(context.i18n, loaderData),
  component: OpenData
})

function OpenData() {
  const data = Route.useLoaderData()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts}>
      <OpenDataPage facts={data} />
    </DefaultLayout>
  )
}
