import { Trans } from "@lingui/react/macro"
import { createFileRoute } from "@tanstack/react-router"

export const Route = createFileRoute("/$productGroup/angebotsliste")({
  staticData: { page: "app", cachedBy: ["zipCode", "amount"] },
  component: OfferList
})

function OfferList() {
  const { productGroup } = Route.useParams()
  return (
    <main>
      <h1>
        <Trans>Angebote für {productGroup}</Trans>
      </h1>
    </main>
  )
}
