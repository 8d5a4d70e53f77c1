import { getRouteApi } from "@tanstack/react-router"
import type { OrderDraft } from "../domain/order-draft.ts"
import {
  confirmAddress,
  listAddress,
  listAddressOf,
  orderAddress,
  stepAddress
} from "../services/page/order-addresses.ts"
import { useHref } from "../ui/kit/site.tsx"
import type { WizardLinks } from "../ui/order/wizard-wishes.ts"

const route = getRouteApi("/$productGroup/bestellung")

/** Addresses around an order that is being made. */
export const useWizardLinks = ({
  productGroup,
  draft,
  orderId
}: {
  readonly productGroup: string
  readonly draft: OrderDraft | null
  readonly orderId: string | null
}): WizardLinks => {
  const href = useHref()
  const search = route.useSearch()
  const order = orderId === null ? null : href(orderAddress(productGroup, orderId))
  if (draft === null) {
    const list = href(listAddressOf(productGroup, search))
    return { step: () => list, offer: list, list, order }
  }
  const { calculation, orderDraftId } = draft
  return {
    step: (step) => href(stepAddress(calculation, orderDraftId, step)),
    offer: href(confirmAddress(calculation, draft.offer)),
    list: href(listAddress(calculation)),
    order
  }
}
