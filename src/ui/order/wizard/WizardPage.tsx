import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import type { OrderDraft } from "../../../domain/order/draft.ts"
import type { AddressableStep } from "../../../domain/order/steps.ts"
import type { StepProblem } from "../../../domain/order/wizard/step-walk.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { OrderProcessLayout } from "../../layouts/OrderProcessLayout.tsx"
import type { SiteFacts } from "../../layouts/site-facts.ts"
import { Trust } from "../../layouts/Trust.tsx"
import type { Buyer } from "../summary/BuyerNote.tsx"
import { OrderAside } from "./OrderAside.tsx"
import { isStepView, type OrderWizardView, shownSteps } from "./order.view.ts"
import { comingSteps, OrderSteps, type StepItem } from "./OrderSteps.tsx"
import type { PaymentSurroundings } from "../payment/payment-parts.ts"
import s from "./WizardPage.module.css"
import type { WizardLinks, WizardWishes } from "./wizard.wishes.ts"
import { WizardScreen } from "./WizardScreen.tsx"
import { NoScript, WizardSkeleton } from "./WizardSkeleton.tsx"

interface WizardPageProps {
  readonly view: OrderWizardView
  readonly draft: OrderDraft | null
  /** Reason why the last requested step was refused. */
  readonly refusal: StepProblem | null
  /**
   * Whether the page is running in the browser: forms are not rendered on the server, so that no input can be lost
   * before hydration.
   */
  readonly isReady: boolean
  /** Whether the draft was reloaded at the visitor's request. */
  readonly isReread: boolean
  readonly wishes: WizardWishes
  readonly links: WizardLinks
  readonly facts: SiteFacts
  readonly places: ReadonlyArray<string>
  readonly placesOf: (zipCode: string) => ReadonlyArray<string>
  /** Index of the delivery point that the URL names, from 0. */
  readonly station: number | null
  readonly buyer: Buyer | null
  readonly payment: PaymentSurroundings
}

/**
 * Whether the buyer has not yet approved a payment at the provider; the payment step then explains by itself why it is
 * shown.
 */
const isToAgree = (draft: OrderDraft | null): boolean => {
  const state = draft?.payment?.atProvider?.state
  return state === "open" || state === "declined"
}

const itemsOf = (
  draft: OrderDraft | null,
  current: AddressableStep | undefined,
  links: WizardLinks
): ReadonlyArray<StepItem> => [
  { key: "Offer", state: "done", href: links.offer },
  ...(draft === null || current === undefined
    ? comingSteps
    : shownSteps(draft, current).map(({ step, state, isOpen }) => ({
        key: step,
        state,
        href: isOpen ? links.step(step) : undefined
      })))
]

/** The wizard: the progress, a summary of the order, and one question. */
export function WizardPage(props: WizardPageProps) {
  const { view, draft, refusal, isReady, wishes, links, facts, places, placesOf, station, buyer, payment } =
    props
  const step = isStepView(view) ? view.screen : undefined
  const hasMoved = useHasMoved(step) || props.isReread
  return (
    <OrderProcessLayout
      facts={facts}
      progress={<OrderSteps items={itemsOf(draft, step, links)} onGo={wishes.onGo} />}
      summary={
        // the last step itself shows the whole order
        draft === null || step === "Summary" ? undefined : (
          <OrderAside calculation={draft.calculation} offer={draft.offer} listHref={links.list} />
        )
      }
    >
      <div className={s["step"]} data-step={step} data-ready={isReady}>
        <NoScript phone={facts.customerPhone} />
        {refusal !== null && !(step === "Payment" && isToAgree(draft)) && <Refusal reason={refusal} />}
        {isReady ? (
          <WizardScreen
            view={view}
            wishes={wishes}
            links={links}
            company={facts.company}
            places={places}
            placesOf={placesOf}
            station={station}
            buyer={buyer}
            payment={payment}
            hasMoved={hasMoved}
          />
        ) : (
          <WizardSkeleton />
        )}
        {step === "Summary" && facts.trust && (
          <div className={s["trust"]}>
            <Trust trust={facts.trust} />
          </div>
        )}
      </div>
    </OrderProcessLayout>
  )
}

/** Whether this page has shown a different step before. */
const useHasMoved = (step: AddressableStep | undefined): boolean => {
  const [seen, setSeen] = useState({ step, hasMoved: false })
  if (step === undefined || seen.step === step) return seen.hasMoved
  const next = { step, hasMoved: seen.step !== undefined }
  setSeen(next)
  return next.hasMoved
}

/** Explains why the shown step differs from the requested step. */
function Refusal({ reason }: { readonly reason: StepProblem }) {
  return (
    <Notice announced>
      <p>
        <RefusalText reason={reason} />
      </p>
    </Notice>
  )
}

function RefusalText({ reason }: { readonly reason: StepProblem }) {
  switch (reason) {
    case "stepNotValidated":
      return <Trans>Bevor es dort weitergeht, brauchen wir noch die Angaben auf dieser Seite.</Trans>
    case "stepNotApplicable":
      return <Trans>Diesen Schritt gibt es bei Ihrer Bestellung nicht.</Trans>
    case "stepVariantDiffers":
      return <Trans>Diese Zahlungsart passt nicht zu Ihrem Angebot.</Trans>
    case "stepNotAddressable":
      return <Trans>Diese Seite lässt sich nicht direkt öffnen.</Trans>
  }
}
