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

/** Sign-in page within the order process: shows the current order and leads back to it. */
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

  /** Returns the input of the address step stored in the tab, otherwise the saved address. */
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
    // the path shows that the page belongs to an order; only a flag in the query can change that
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

/** Returns the email address already entered in the wizard; only the browser has unsaved input. */
const useKnownEmail = (isLive: boolean, typed: () => AddressForm | null): string => {
  const [known, setKnown] = useState<string>()
  if (isLive && known === undefined) setKnown(typed()?.emailAddress ?? "")
  return known ?? ""
}
