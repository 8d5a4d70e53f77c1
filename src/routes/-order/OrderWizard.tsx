import { getRouteApi, useNavigate, useParams } from "@tanstack/react-router"
import { useMachine } from "@xstate/react"
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { personName } from "../../domain/account/session.ts"
import {
  addressModalOfPath,
  newAddressSegment,
  pathOfShown,
  segmentOfStep,
  segmentOfVariant,
  stationOfPath,
  stepWishOfPath
} from "../../domain/order/wizard/step-path.ts"
import type { OrderDraft } from "../../domain/order/draft.ts"
import { isAddressable, orderSteps, type PaymentVariant } from "../../domain/order/steps.ts"
import { variantOf } from "../../domain/payment/variants.ts"
import { type Order, orderMachine } from "../../machines/order.machine.ts"
import { orderActors } from "../../services/actors/order.actors.ts"
import { placingKeys, randomKey } from "../../services/actors/placing-keys.ts"
import {
  keepTyped,
  readTyped,
  typedElsewhere,
  typedStationsElsewhere
} from "../../services/actors/typed-forms.ts"
import { keptCampaign } from "../../services/browser/tracked-campaign.ts"
import { tabValues } from "../../services/browser/storage.ts"
import type { LoadedDraft } from "../../services/page/load-order-draft.ts"
import { orderAddress } from "../../services/page/order-addresses.ts"
import { Redrawn } from "../../ui/kit/live/Redrawn.tsx"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { orderWizardView } from "../../ui/order/wizard/order.view.ts"
import type { PaymentParts } from "../../ui/order/payment/payment-parts.ts"
import type { StepWish } from "../../domain/order/wizard/step-walk.ts"
import type { WizardWishes } from "../../ui/order/wizard/wizard.wishes.ts"
import { WizardPage } from "../../ui/order/wizard/WizardPage.tsx"
import { useKnownAccount } from "./known-account.ts"
import { useOwnAddresses } from "./own-addresses.ts"
import { usePageFacts } from "../-page/page-facts.ts"
import { useWizardLinks } from "./wizard-links.ts"

const OwnAddressDialog = lazy(() => import("./OwnAddressDialog.tsx"))

const route = getRouteApi("/$productGroup/bestellung")
/**
 * Removes the payment variant of a step: the payment step shows all variants of an order, and the user chooses there.
 */
const anyPayment = (wish: StepWish | null): StepWish | null =>
  wish !== null && orderSteps[wish.step].hasVariant ? { ...wish, variant: null } : wish

const parts: PaymentParts = {
  DirectDebit: lazy(() => import("./DirectDebit.tsx")),
  Instalments: lazy(() => import("./Instalments.tsx"))
}

/** Returns the unsaved input, without a payment form whose variant differs from the one in the URL. */
const typedFor = (asked: PaymentVariant | null, typed: Order["typed"]): Order["typed"] =>
  asked === null || (typed.Payment !== undefined && variantOf(typed.Payment) === asked)
    ? typed
    : { ...typed, Payment: undefined }

const formerBuyers = (draft: OrderDraft | null) => (draft?.formerBuyer ? [draft.formerBuyer] : [])

const keys = placingKeys(tabValues, randomKey)

interface OrderWizardProps {
  readonly draftId: string
  readonly loaded: Exclude<LoadedDraft, { readonly kind: "missing" }>
  /** Set if the visitor has reloaded the draft: the step then receives the focus. */
  readonly isReread: boolean
  readonly onReread: () => Promise<void>
}

/** Connects the order machine to API calls, URL and storage; contains no decisions. */
export function OrderWizard({ draftId, loaded, isReread, onReread }: OrderWizardProps) {
  const { client } = route.useRouteContext()
  const { productGroup } = route.useParams()
  const { stepOrVariant, stepName, subStep } = useParams({ strict: false })
  const navigate = useNavigate()
  const href = useHref()
  const facts = usePageFacts()
  const isLive = useLive()
  const [serverAhead] = useState(() => loaded.loadedAt - Date.now())
  const named = stepWishOfPath(stepOrVariant, stepName)
  const wish = anyPayment(named)
  // the payment variant in the URL is shown or preselected whenever the payment step opens, until the step is completed
  const [asked, setAsked] = useState(named?.variant ?? null)
  const goTo = useCallback(
    (step: string, under: string | undefined, more?: object) =>
      void navigate({
        to: "/$productGroup/bestellung/{-$stepOrVariant}/{-$stepName}/{-$subStep}",
        params: { productGroup, stepOrVariant: step, stepName: under, subStep: undefined },
        search: true,
        ...more
      }),
    [navigate, productGroup]
  )

  // built once for each step in the URL, not for each typed character
  const machine = useMemo(
    () =>
      orderMachine.provide({
        actors: orderActors({
          client,
          keys,
          serverNow: () => Date.now() + serverAhead,
          campaign: keptCampaign
        }),
        actions: {
          showStep: (_, { step, move }) => {
            if (step === "Summary") setAsked(null)
            const path = isAddressable(step) && pathOfShown(step, [stepOrVariant, stepName, subStep])
            if (path) goTo(...path, { replace: move === "replace" })
          },
          forgetKey: (_, { draftId: placed }) => keys.forget(placed),
          leaveTo: (_, { approvalUrl }) => window.location.assign(approvalUrl),
          openOrder: (_, { orderId }) => window.location.replace(href(orderAddress(productGroup, orderId)))
        }
      }),
    [client, serverAhead, goTo, href, productGroup, stepOrVariant, stepName, subStep]
  )
  const [snapshot, send] = useMachine(machine, {
    input: {
      draftId,
      wish,
      held: loaded.kind === "held" ? loaded.held : null,
      typed: typedFor(asked, readTyped(tabValues, draftId))
    }
  })

  const [elsewhere] = useState(() => typedElsewhere(tabValues, draftId))
  const [typedStations] = useState(() => typedStationsElsewhere(tabValues, draftId))
  const { typed } = snapshot.context
  useEffect(() => keepTyped(tabValues, draftId, typed), [draftId, typed])
  useFollowHistory(wish === null ? "" : `${wish.step} ${wish.variant ?? ""}`, () => {
    if (wish !== null) send({ type: "history.moved", ...wish })
  })

  const wishes: WizardWishes = {
    onGo: (step) => send({ type: "step.goto", step, variant: null }),
    onBack: () => send({ type: "step.previous" }),
    onType: (form) => {
      send({ type: "form.keep", form })
      const variant = form.step === "Payment" ? variantOf(form) : undefined
      // a payment variant in the URL must be the selected one: a reload then restores the input
      if (variant !== undefined && named?.variant && variant !== named.variant)
        goTo(segmentOfVariant(variant), segmentOfStep("Payment"), { replace: true, resetScroll: false })
    },
    onSave: (form) => send({ type: "form.save", form }),
    onLeave: () => send({ type: "leave.retry" }),
    onReread,
    onRetrySave: () => send({ type: "save.retry" }),
    onKeepMine: () => send({ type: "conflict.keepMine" }),
    onTakeTheirs: () => send({ type: "conflict.takeTheirs" }),
    onRetryLoad: () => send({ type: "load.retry" }),
    onPlace: () => send({ type: "order.place" }),
    onRetryPlace: () => send({ type: "place.retry" }),
    onAcceptPrice: () => send({ type: "price.acknowledge" }),
    onAcceptChange: () => send({ type: "change.acknowledge" }),
    onAcceptDouble: () => send({ type: "double.acknowledge" }),
    onDeclareMoisture: (declaration) => send({ type: "moisture.declare", declaration })
  }
  const places = loaded.kind === "held" ? loaded.places : []
  const { draft } = snapshot.context
  const { own, reload } = useOwnAddresses(
    client,
    facts.person !== null && draft?.allowAddressSelection === true ? draft : null
  )
  const modal = own === null ? undefined : addressModalOfPath(stepOrVariant, stepName, subStep)
  const openModal = (sub: string | undefined, replace: boolean) =>
    goTo(segmentOfStep("DeliveryAddress"), sub, { replace, resetScroll: false })
  const account = useKnownAccount(client, facts.person, snapshot.context.draft)
  const placesOf = (zipCode: string) => (loaded.kind === "held" ? (loaded.placesByZip[zipCode] ?? []) : [])
  const view = orderWizardView(snapshot, {
    places,
    known: [...elsewhere, ...formerBuyers(draft), ...(account?.sources ?? [])],
    asked,
    placesOf,
    typedStations
  })
  const links = useWizardLinks({
    productGroup,
    draft: snapshot.context.draft,
    orderId: snapshot.context.orderId
  })
  return (
    <>
      <Redrawn>
        <WizardPage
          view={view}
          draft={snapshot.context.draft}
          refusal={snapshot.context.refusal}
          isReady={isLive}
          isReread={isReread}
          wishes={wishes}
          links={links}
          facts={facts}
          places={places}
          placesOf={placesOf}
          station={stationOfPath(stepOrVariant, stepName, subStep)}
          payment={{ parts, asked, isActedFor: facts.person?.isImpersonated ?? false }}
          buyer={
            facts.person && {
              name: personName(facts.person),
              emailAddress: account?.emailAddress ?? null,
              own,
              onEditAddress: (id) => openModal(id === null ? newAddressSegment : String(id), false)
            }
          }
        />
      </Redrawn>
      {isLive && modal !== undefined && draft !== null && (
        <Suspense>
          <OwnAddressDialog
            id={modal.id}
            countryId={draft.countryId}
            zipCode={draft.calculation.zipCode}
            signInHref={links.signIn}
            onSaved={({ addressType, address }) => {
              reload()
              if (view.screen !== "DeliveryAddress") return
              if (addressType === 0)
                send({
                  type: "form.keep",
                  form: { ...view.form, useInvoiceAddress: true, invoiceAddress: address }
                })
              else if (address.zipCode === draft.calculation.zipCode)
                send({ type: "form.keep", form: { ...view.form, deliveryAddress: address } })
            }}
            onClose={() => openModal(undefined, true)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Notifies the machine when the browser has gone back or forward; the machine already has the initial URL. */
const useFollowHistory = (address: string, follow: () => void): void => {
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    follow()
  })
}
