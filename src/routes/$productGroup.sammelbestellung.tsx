import { createFileRoute, notFound } from "@tanstack/react-router"
import { productGroupBySlug } from "../domain/product/product-group.ts"
import { bulkOrderKeys } from "../services/page/bulk-order-keys.ts"
import { loadBulkOrder } from "../services/page/load-bulk-order.ts"
import { bulkHead } from "../ui/bulk/bulk-head.ts"
import { DefaultLayout } from "../ui/layouts/DefaultLayout.tsx"
import { LiveBulkOrder } from "./-offers/LiveBulkOrder.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

export const Route = createFileRoute("/$productGroup/sammelbestellung")({
  // cache keys are used only on the server
  staticData: { page: "app", texts: ["bulk"], cachedBy: import.meta.env.SSR ? bulkOrderKeys : [] },
  // Once the page is hydrated, its machine loads what the URL requests; a visit from another page runs the loader
  // again.
  shouldReload: ({ cause }) => cause !== "stay",
  gcTime: 0,
  loader: async ({ context: { client, locale, i18n }, params, location }) => {
    const group = productGroupBySlug(params.productGroup)
    if (group === undefined) throw notFound()
    const loaded = await loadBulkOrder(client, locale.countryId, group.id, location.search)
    return { ...loaded, group, meta: bulkHead(i18n, group.name) }
  },
  head: ({ loaderData }) => (loaderData === undefined ? {} : { meta: loaderData.meta }),
  component: BulkOrder
})

function BulkOrder() {
  const loaded = Route.useLoaderData()
  const facts = usePageFacts()
  return (
    <DefaultLayout facts={facts} current={loaded.group.slug}>
      <LiveBulkOrder key={`${loaded.group.slug} ${loaded.qualities.join()}`} loaded={loaded} />
    </DefaultLayout>
  )
}
