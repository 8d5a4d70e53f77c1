import { getRouteApi } from "@tanstack/react-router"
import { useState } from "react"
import { readFlags } from "../../domain/account/registration-choices.ts"
import { type AddressForm, addressFormOf } from "../../domain/order/wizard/address-form.ts"
import { keepTyped, readTyped } from "../../services/actors/typed-forms.ts"
import { tabValues } from "../../services/browser/storage.ts"
import {
  confirmAddress,
  listAddress,
  listAddressOf,
  stepAddress
} from "../../services/page/order-addresses.ts"
import { registerInOrder } from "../../services/session/order-registration.ts"
import { SignInBody } from "../../ui/account/SignInBody.tsx"
import { useHref } from "../../ui/kit/site.tsx"
import { SignInFrame } from "../../ui/order/wizard/SignInFrame.tsx"
import { usePageFacts } from "../-page/page-facts.ts"
import { useSignIn } from "./use-sign-in.ts"

const route = getRouteApi("/benutzerkonto/bestellanmeldung/$productGroup/{-$registerVariant}/{-$viewVariant}")

/** The page of sign-in within the order process: the order at hand beside it, and the way back to it. */
export function LiveOrderSignIn() {
  const { client } = route.useRouteContext()
  const { productGroup } = route.useParams()
  const search = route.useSearch()
  const loaded = route.useLoaderData()
  const href = useHref()
  const facts = usePageFacts()
  const held = loaded.order.kind === "held" ? loaded.order : null
  const draft = held?.held.draft ?? null
  const list = href(draft === null ? listAddressOf(productGroup, {}) : listAddress(draft.calculation))

  /** The address step as the tab has it, else as it was saved. */
  const typed = (): AddressForm | null => {
    if (held === null) return null
    const { draft: saved } = held.held
    return readTyped(tabValues, saved.orderDraftId).DeliveryAddress ?? addressFormOf(saved, held.places)
  }
  const keepEmail = (emailAddress: string): void => {
    const form = typed()
    if (draft === null || form === null || form.emailAddress !== "" || emailAddress === "") return
    const { orderDraftId } = draft
    keepTyped(tabValues, orderDraftId, {
      ...readTyped(tabValues, orderDraftId),
      DeliveryAddress: { step: "DeliveryAddress", ...form, emailAddress }
    })
  }

  const { view, wishes, isLive, returnUrl } = useSignIn({
    search,
    loaded,
    // by its address the page is for an order; a flag can only say otherwise
    flags: { registerForOrder: true, ...withoutUnknown(readFlags(search)) },
    otherwise: list,
    register: (plain) => registerInOrder(client, plain, typed),
    onGoingOn: keepEmail
  })
  const knownEmail = useKnownEmail(isLive, typed)
  return (
    <SignInFrame
      facts={facts}
      draft={draft}
      needsBack={view.screen === "forms" || view.screen === "secondFactor"}
      links={{
        offer: draft === null ? list : href(confirmAddress(draft.calculation, draft.offer)),
        list,
        back:
          returnUrl ??
          (draft === null
            ? list
            : href(stepAddress(draft.calculation, draft.orderDraftId, "DeliveryAddress")))
      }}
    >
      {/* a field's initial value shows only where neither the user nor the browser has filled it */}
      <SignInBody view={{ ...view, email: view.email || knownEmail }} wishes={wishes} />
    </SignInFrame>
  )
}

const withoutUnknown = (flags: ReturnType<typeof readFlags>) =>
  Object.fromEntries(Object.entries(flags).filter(([, flag]) => flag !== undefined))

/** The address that the wizard has already; only the browser knows what was typed. */
const useKnownEmail = (isLive: boolean, typed: () => AddressForm | null): string => {
  const [known, setKnown] = useState<string>()
  if (isLive && known === undefined) setKnown(typed()?.emailAddress ?? "")
  return known ?? ""
}
