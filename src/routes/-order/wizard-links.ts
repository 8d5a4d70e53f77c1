import { getRouteApi } from "@tanstack/react-router"
import type { OrderDraft } from "../../domain/order/draft.ts"
import {
  confirmAddress,
  listAddress,
  listAddressOf,
  orderAddress,
  orderSignInAddress,
  stepAddress
} from "../../services/page/order-addresses.ts"
import { stringifySearch } from "../../services/router/search.ts"
import { useHref } from "../../ui/kit/site.tsx"
import type { WizardLinks } from "../../ui/order/wizard/wizard.wishes.ts"

const route = getRouteApi("/$productGroup/bestellung")

/** Returns the links of the pages around an order in progress. */
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
  const signInLinks = (back: `/${string}`) => ({
    signIn: href(orderSignInAddress(productGroup, href(back), false)),
    register: href(orderSignInAddress(productGroup, href(back), true))
  })
  const asked = `/${productGroup}/bestellung${stringifySearch(search)}` as const
  const order = orderId === null ? null : href(orderAddress(productGroup, orderId))
  if (draft === null) {
    const list = href(listAddressOf(productGroup, search))
    return { step: () => list, offer: list, list, order, ...signInLinks(asked) }
  }
  const { calculation, orderDraftId } = draft
  return {
    step: (step) => href(stepAddress(calculation, orderDraftId, step)),
    offer: href(confirmAddress(calculation, draft.offer)),
    list: href(listAddress(calculation)),
    order,
    ...signInLinks(stepAddress(calculation, orderDraftId, "DeliveryAddress"))
  }
}
