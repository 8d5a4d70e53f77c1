import type { SnapshotFrom } from "xstate"
import type { FieldProblem } from "../../../domain/address/address.ts"
import type { MoistureDeclaration } from "../../../domain/legal/wood-chip-moisture.ts"
import type { Offer } from "../../../domain/offer/offer.ts"
import type { OrderDraft } from "../../../domain/order/draft.ts"
import type { AddressableStep, PaymentVariant } from "../../../domain/order/steps.ts"
import { addressFormOf, paymentFormOf, withSavedAccount } from "../../../domain/wizard/opening-forms.ts"
import type { StepForm } from "../../../domain/wizard/order-forms.ts"
import { stationsFormOf } from "../../../domain/wizard/stations.ts"
import { type KnownBuyer, withKnownBuyer } from "../../../domain/wizard/known-buyer.ts"
import { type StepProblem, stepProblem } from "../../../domain/wizard/step-walk.ts"
import type { orderMachine } from "../../../machines/order.machine.ts"

type Snapshot = SnapshotFrom<typeof orderMachine>

/** How a form stands to what the server keeps of it. */
export type SaveState = "editing" | "flawed" | "saving" | "unsaved" | "unread" | "conflict" | "leaving"

/** What can be done at the end of the summary. */
export type PlaceState =
  | "preparing"
  | "reviewing"
  | "placing"
  | "unanswered"
  | "refused"
  | "unprepared"
  | "priceChanged"
  | "changed"
  | "paymentDeclined"
  | "doubled"

export type FormOf<Step extends StepForm["step"]> = StepForm & { readonly step: Step }

interface FormView<Step extends StepForm["step"]> {
  readonly screen: Step
  readonly draft: OrderDraft
  readonly form: FormOf<Step>
  readonly problems: ReadonlyArray<FieldProblem>
  /** The answer that the problems came with; another one is another attempt. */
  readonly answer: object
  readonly save: SaveState
}

interface AddressView extends FormView<"DeliveryAddress"> {
  /** The form with what is known of the buyer where nothing was typed; null where that adds nothing. */
  readonly completed: FormOf<"DeliveryAddress"> | null
}

/** Everything the wizard shows, and nothing it decides. */
export type OrderWizardView =
  | { readonly screen: "loading" | "unloaded" | "missing" | "offerGone" | "placed" }
  | AddressView
  | FormView<"DeliveryStations">
  | FormView<"Payment">
  | {
      readonly screen: "Summary"
      readonly draft: OrderDraft
      readonly place: PlaceState
      readonly seenOffer: Offer | null
      /** What was declared of German wood chips so far. */
      readonly moisture: MoistureDeclaration | null
      readonly problems: ReadonlyArray<FieldProblem>
    }

const saveState = (
  snapshot: Snapshot,
  step: "deliveryAddress" | "deliveryStations" | "payment"
): SaveState => {
  const isIn = (state: "flawed" | "saving" | "unsaved" | "reloading" | "unread" | "conflict") =>
    snapshot.matches({ step: { [step]: state } })
  if (step === "payment" && snapshot.matches({ step: { payment: "leaving" } })) return "leaving"
  if (isIn("saving") || isIn("reloading")) return "saving"
  if (isIn("flawed")) return "flawed"
  if (isIn("unsaved")) return "unsaved"
  if (isIn("unread")) return "unread"
  return isIn("conflict") ? "conflict" : "editing"
}

const placeState = (snapshot: Snapshot): PlaceState => {
  const offered = ["reviewing", "priceChanged", "doubled"] as const
  const named = ["placing", "unanswered", "refused", "changed", "paymentDeclined"] as const
  const state =
    offered.find((each) => snapshot.matches({ step: { summary: { offered: each } } })) ??
    named.find((each) => snapshot.matches({ step: { summary: each } }))
  if (state !== undefined) return state
  const failed = ["unchecked", "unread", { offered: "unkeyed" }] as const
  return failed.some((each) => snapshot.matches({ step: { summary: each } })) ? "unprepared" : "preparing"
}

/** A problem is told until its field was changed. */
const standing = (
  problems: ReadonlyArray<FieldProblem>,
  saved: StepForm | null,
  form: StepForm
): ReadonlyArray<FieldProblem> =>
  problems.filter(({ field }) => valueAt(saved, field) === valueAt(form, field))

const valueAt = (form: StepForm | null, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null
          ? Object.entries(value).find(([name]) => name === key)?.[1]
          : undefined,
      form
    )

const typedForm = <Step extends StepForm["step"]>(
  snapshot: Snapshot,
  step: Step,
  opening: FormOf<Step>
): FormOf<Step> => {
  const typed = snapshot.context.typed[step]
  return isForm(typed, step) ? typed : opening
}

const isForm = <Step extends StepForm["step"]>(
  form: StepForm | undefined,
  step: Step
): form is FormOf<Step> => form?.step === step

/**
 * `places` are the real places of the zip: where there is only one, it is filled in. What is `known` of the buyer opens
 * the address step as long as nothing was typed or saved there; `asked` is the way to pay that the address named,
 * `placesOf` tells the places of the other stations.
 */
export const orderWizardView = (
  snapshot: Snapshot,
  places: ReadonlyArray<string>,
  known: ReadonlyArray<KnownBuyer> = [],
  asked: PaymentVariant | null = null,
  placesOf: (zipCode: string) => ReadonlyArray<string> = () => []
): OrderWizardView => {
  const { draft, problems, form: saved, seenOffer, moisture } = snapshot.context
  if (snapshot.matches("placed")) return { screen: "placed" }
  if (snapshot.matches("missing")) return { screen: "missing" }
  if (snapshot.matches("offerGone")) return { screen: "offerGone" }
  if (snapshot.matches("unloaded")) return { screen: "unloaded" }
  if (draft === null || !snapshot.matches("step")) return { screen: "loading" }
  if (snapshot.matches({ step: "summary" }))
    return { screen: "Summary", draft, place: placeState(snapshot), seenOffer, moisture, problems }
  if (snapshot.matches({ step: "payment" })) {
    const typed = typedForm(snapshot, "Payment", { step: "Payment", ...paymentFormOf(draft, asked) })
    const form = { step: "Payment", ...withSavedAccount(typed, draft) } as const
    return {
      screen: "Payment",
      draft,
      form,
      problems: standing(problems, saved, form),
      answer: problems,
      save: saveState(snapshot, "payment")
    }
  }
  if (snapshot.matches({ step: "deliveryStations" })) {
    const opening = { step: "DeliveryStations", ...stationsFormOf(draft, placesOf) } as const
    const form = typedForm(snapshot, "DeliveryStations", opening)
    return {
      screen: "DeliveryStations",
      draft,
      form,
      problems: standing(problems, saved, form),
      answer: problems,
      save: saveState(snapshot, "deliveryStations")
    }
  }
  const complete = (form: FormOf<"DeliveryAddress">): FormOf<"DeliveryAddress"> =>
    draft.deliveryAddress === null
      ? known.reduce<FormOf<"DeliveryAddress">>(
          (filled, buyer) => ({ ...filled, ...withKnownBuyer(filled, buyer, draft.calculation, places) }),
          form
        )
      : form
  const opening = { step: "DeliveryAddress", ...addressFormOf(draft, places) } as const
  const form = typedForm(snapshot, "DeliveryAddress", complete(opening))
  const completed = complete(form)
  return {
    screen: "DeliveryAddress",
    draft,
    form,
    completed: JSON.stringify(completed) === JSON.stringify(form) ? null : completed,
    problems: standing(problems, saved, form),
    answer: problems,
    save: saveState(snapshot, "deliveryAddress")
  }
}

/** A step in the list of steps, and whether it may be entered. */
export interface ShownStep {
  readonly step: AddressableStep
  readonly state: "done" | "current" | "coming"
  readonly isOpen: boolean
}

/** The order's own steps around the one that is shown. */
export const shownSteps = (draft: OrderDraft, current: AddressableStep): ReadonlyArray<ShownStep> => {
  const steps = draft.applicableSteps.flatMap((each) =>
    each.key === "FinalCheck" ? [] : [{ step: each.key, variant: each.variant }]
  )
  const at = steps.findIndex((each) => each.step === current)
  return steps.map((each, index) => ({
    step: each.step,
    state: index === at ? "current" : index < at ? "done" : "coming",
    isOpen: stepProblem(draft, each) === undefined
  }))
}

/** Why a wish for a step was not followed, if the last one was not. */
export const refusalOf = (snapshot: Snapshot): StepProblem | null => snapshot.context.refusal
