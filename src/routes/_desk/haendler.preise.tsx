import { createFileRoute } from "@tanstack/react-router"
import { loaded } from "../../services/queries/ask.ts"
import { priceListOf } from "../../services/queries/price-lists.ts"
import { OwnPrices } from "../../ui/price-list/OwnPrices.tsx"
import { priceListHead } from "../../ui/price-list/price-list-heads.ts"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { PriceListEditor } from "../-price-lists/PriceListEditor.tsx"

/** The own prices of a dealer. */
export const Route = createFileRoute("/_desk/haendler/preise")({
  staticData: { page: "app", permission: "prices.edit", texts: ["support"] },
  loader: (at) => loaded(at, priceListOf(0)),
  // editing starts from a fresh answer
  gcTime: 0,
  head: ({ match: { context } }) => priceListHead(context.i18n),
  component: Prices
})

function Prices() {
  return (
    <OwnPrices>
      <LastRecord question={priceListOf(0)} loaded={Route.useLoaderData()}>
        {(list) => <PriceListEditor dealerId={0} list={list} />}
      </LastRecord>
    </OwnPrices>
  )
}
