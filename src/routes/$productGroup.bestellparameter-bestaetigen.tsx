import { msg } from "@lingui/core/macro"
import { createFileRoute, notFound } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { useMemo } from "react"
import { againKey } from "../domain/order/reorder.ts"
import { productGroupBySlug } from "../domain/product/product-group.ts"
import { orderStartMachine } from "../machines/order-start.machine.ts"
import { orderStartActors } from "../services/actors/order-start.actors.ts"
import { type ChosenOffer, loadChosenOffer } from "../services/page/load-chosen-offer.ts"
import { listAddress, listAddressOf, stepAddress } from "../services/page/order-addresses.ts"
import { useLive } from "../ui/kit/live/use-live.ts"
import { useHref } from "../ui/kit/site.tsx"
import { OrderProcessLayout } from "../ui/layouts/OrderProcessLayout.tsx"
import { ConfirmPage } from "../ui/order/confirm/ConfirmPage.tsx"
import { confirmView } from "../ui/order/confirm/confirm.view.ts"
import { MissingOffer } from "../ui/order/wizard/MissingOffer.tsx"
import { comingSteps, OrderSteps, type StepItem } from "../ui/order/wizard/OrderSteps.tsx"
import { usePageFacts } from "./-page/page-facts.ts"

export const Route = createFileRoute("/$productGroup/bestellparameter-bestaetigen")({
  staticData: { page: "app", texts: ["order"] },
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ params, deps, context: { client, locale } }) => {
    const group = productGroupBySlug(params.productGroup)
    if (group === undefined) throw notFound()
    return loadChosenOffer(client, locale.countryId, group.id, deps.search)
  },
  head: ({ match }) => ({ meta: [{ title: match.context.i18n._(msg`Angebot prüfen – Heizmarkt`) }] }),
  component: ConfirmRoute
})

const steps: ReadonlyArray<StepItem> = [{ key: "Offer", state: "current", href: undefined }, ...comingSteps]

function ConfirmRoute() {
  const chosen = Route.useLoaderData()
  const { productGroup } = Route.useParams()
  const search = Route.useSearch()
  const facts = usePageFacts()
  const href = useHref()
  const isAgain = search[againKey] !== undefined
  return (
    <OrderProcessLayout facts={facts} progress={<OrderSteps items={steps} />}>
      {chosen.kind === "offer" ? (
        <Confirm key={chosen.offer.hash} chosen={chosen} isAgain={isAgain} />
      ) : (
        <MissingOffer
          reason={chosen.reason === "gone" && isAgain ? "notAgain" : chosen.reason}
          listHref={href(listAddressOf(productGroup, search))}
          retryHref=""
        />
      )}
    </OrderProcessLayout>
  )
}

function Confirm({
  chosen,
  isAgain
}: {
  readonly chosen: Extract<ChosenOffer, { readonly kind: "offer" }>
  /** Whether a former order is repeated. */
  readonly isAgain: boolean
}) {
  const { client } = Route.useRouteContext()
  const facts = usePageFacts()
  const href = useHref()
  const { calculation, offer } = chosen
  const machine = useMemo(
    () =>
      orderStartMachine.provide({
        actors: orderStartActors(client),
        actions: {
          // a full page load: the server then renders the wizard, using the server's clock
          openWizard: (_, { draftId }) =>
            window.location.assign(href(stepAddress(calculation, draftId, "DeliveryAddress")))
        }
      }),
    [client, href, calculation]
  )
  const [snapshot, send] = useMachine(machine, { input: { calculation, offer } })
  return (
    <ConfirmPage
      view={confirmView(snapshot, { ...chosen, isAgain })}
      setAside={chosen.setAside}
      company={facts.company}
      phone={facts.customerPhone}
      listHref={href(listAddress(calculation))}
      isLive={useLive()}
      onStart={() => send({ type: "order.start" })}
      onAcceptPrice={() => send({ type: "price.acknowledge" })}
    />
  )
}
