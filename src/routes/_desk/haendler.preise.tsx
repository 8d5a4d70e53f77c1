import { createFileRoute } from "@tanstack/react-router"
import { loaded } from "../../services/queries/ask.ts"
import { priceListOf } from "../../services/queries/price-lists.ts"
import { OwnPrices } from "../../ui/price-list/OwnPrices.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { PriceListEditor } from "../-price-lists/PriceListEditor.tsx"
import { deskPage } from "../-desk/desk-page.ts"

/** Page: a dealer's own prices. */
export const Route = createFileRoute("/_desk/haendler/preise")({
  ...deskPage("ownPrices"),
  loader: (at) => loaded(at, priceListOf(0)),
  // editing starts with newly loaded data
  gcTime: 0,
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
