import { createFileRoute, notFound, useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { productGroupBySlug } from "../domain/product/product-group.ts"
import { loadOrderDraft } from "../services/page/load-order-draft.ts"
import { listAddressOf, orderSignInAddress } from "../services/page/order-addresses.ts"
import { stringifySearch } from "../services/router/search.ts"
import { useHref } from "../ui/kit/site.tsx"
import { FocusedLayout } from "../ui/layouts/FocusedLayout.tsx"
import { OrderGone } from "../ui/order/wizard/WizardScreen.tsx"
import { OrderWizard } from "./-order/OrderWizard.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

const draftIn = (search: Readonly<Record<string, unknown>>): string | undefined =>
  typeof search["draft"] === "string" ? search["draft"] : undefined

/** All steps share one draft and one machine; the machine decides which step is shown, and the URL follows it. */
export const Route = createFileRoute("/$productGroup/bestellung")({
  staticData: { page: "app", texts: ["order"] },
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => ({ draftId: draftIn(search) }),
  loader: ({ params, deps, context: { client, locale } }) => {
    const group = productGroupBySlug(params.productGroup)
    if (group === undefined) throw notFound()
    const shop = { countryId: locale.countryId, productGroupId: group.id }
    return loadOrderDraft(client, shop, deps.draftId)
  },
  // after loading, the machine contains the current draft, so the loader need not run again
  staleTime: Number.POSITIVE_INFINITY,
  component: WizardRoute
})

function WizardRoute() {
  const loaded = Route.useLoaderData()
  const search = Route.useSearch()
  const { productGroup } = Route.useParams()
  const facts = usePageFacts()
  const router = useRouter()
  const [reads, setReads] = useState(0)
  const href = useHref()
  const draftId = draftIn(search)
  const here = href(`/${productGroup}/bestellung${stringifySearch(search)}`)
  const list = href(listAddressOf(productGroup, search))
  if (loaded.kind === "missing" || draftId === undefined)
    return (
      <FocusedLayout facts={facts}>
        <OrderGone
          listHref={list}
          signInHref={draftId === undefined ? undefined : href(orderSignInAddress(productGroup, here, false))}
        />
      </FocusedLayout>
    )
  return (
    <OrderWizard
      key={`${draftId} ${reads}`}
      draftId={draftId}
      loaded={loaded}
      isReread={reads > 0}
      onReread={async () => {
        await router.invalidate({ sync: true })
        setReads(reads + 1)
      }}
    />
  )
}
