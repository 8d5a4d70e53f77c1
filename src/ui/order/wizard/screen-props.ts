import type { ReactNode } from "react"
import type { AddressableStep } from "../../../domain/order/steps.ts"
import type { PaymentSurroundings } from "../payment/payment-parts.ts"
import type { Buyer } from "../summary/BuyerNote.tsx"
import type { StepView } from "./order.view.ts"
import type { WizardLinks, WizardWishes } from "./wizard.wishes.ts"

/** How a step is left: on to the next one, and back to the one before or to the offer. */
interface StepWay {
  readonly onward: ReactNode
  readonly back: { readonly href: string; readonly onGo?: () => void; readonly text: ReactNode }
}

/** What surrounds every step of the wizard. */
export interface StepSurroundings {
  readonly wishes: WizardWishes
  readonly links: WizardLinks
  /** The operator's company. */
  readonly company: string
  readonly places: ReadonlyArray<string>
  /** The same of each zip that the order goes to. */
  readonly placesOf: (zipCode: string) => ReadonlyArray<string>
  /** The station that the address names, from 0. */
  readonly station: number | null
  /** The signed-in user; null for a guest. */
  readonly buyer: Buyer | null
  readonly payment: PaymentSurroundings
  /** Whether the step has replaced another one on this page. */
  readonly hasMoved: boolean
}

/** What the screen of a step gets. */
export interface ScreenProps<Step extends AddressableStep = AddressableStep> extends StepSurroundings {
  readonly view: StepView<Step>
  readonly way: StepWay
}
