import type { SnapshotFrom } from "xstate"
import type { FieldProblem } from "../../../domain/address/address.ts"
import type { MoistureDeclaration } from "../../../domain/legal/wood-chip-moisture.ts"
import type { Offer } from "../../../domain/offer/offer.ts"
import type { OrderDraft } from "../../../domain/order/draft.ts"
import {
  type AddressableStep,
  addressableSteps,
  type FormStep,
  isAddressable,
  orderSteps
} from "../../../domain/order/steps.ts"
import { type FormOf, type FormSurroundings, shownForm } from "../../../domain/order/wizard/order-forms.ts"
import { stepProblem } from "../../../domain/order/wizard/step-walk.ts"
import type { orderMachine } from "../../../machines/order.machine.ts"

type Snapshot = SnapshotFrom<typeof orderMachine>

/** State of a form compared with the data stored on the server. */
export type SaveState = "editing" | "flawed" | "saving" | "unsaved" | "unread" | "conflict" | "leaving"

/** Possible states of the order button at the end of the summary. */
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

interface FormView<Step extends FormStep> {
  readonly draft: OrderDraft
  readonly form: FormOf<Step>
  /** The form with empty fields filled from the buyer's known data; null if no field would be filled. */
  readonly completed: FormOf<Step> | null
  readonly problems: ReadonlyArray<FieldProblem>
  /** The response that contained the validation errors; a different object means another attempt. */
  readonly answer: object
  readonly save: SaveState
}

type FormStepView<Step extends FormStep> = {
  [Each in Step]: { readonly screen: Each } & FormView<Each>
}[Step]

interface SummaryView {
  readonly draft: OrderDraft
  readonly place: PlaceState
  readonly seenOffer: Offer | null
  /** The buyer's declaration for German wood chips; null if it has not been made yet. */
  readonly moisture: MoistureDeclaration | null
  readonly problems: ReadonlyArray<FieldProblem>
}

export type StepView<Step extends AddressableStep = AddressableStep> = {
  [Each in Step]: { readonly screen: Each } & (Each extends FormStep ? FormView<Each> : SummaryView)
}[Step]

/** All data that the wizard shows; this view model contains no decisions. */
export type OrderWizardView =
  | { readonly screen: "loading" | "unloaded" | "missing" | "offerGone" | "placed" }
  | StepView

const saveState = (snapshot: Snapshot, step: FormStep): SaveState => {
  const { state } = orderSteps[step].shown
  const isIn = (inner: "flawed" | "saving" | "unsaved" | "reloading" | "unread" | "conflict") =>
    snapshot.matches({ step: { [state]: inner } })
  if (snapshot.matches({ step: { payment: "leaving" } })) return "leaving"
  if (isIn("saving") || isIn("reloading")) return "saving"
  return (["flawed", "unsaved", "unread", "conflict"] as const).find(isIn) ?? "editing"
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

/** Returns the validation errors whose fields have not been changed since the error was reported. */
const standing = (
  problems: ReadonlyArray<FieldProblem>,
  saved: object | null,
  form: object
): ReadonlyArray<FieldProblem> =>
  problems.filter(({ field }) => valueAt(saved, field) === valueAt(form, field))

const valueAt = (form: object | null, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null
          ? Object.entries(value).find(([name]) => name === key)?.[1]
          : undefined,
      form
    )

const formView = <Step extends FormStep>(
  snapshot: Snapshot,
  step: Step,
  draft: OrderDraft,
  around: FormSurroundings
): FormStepView<Step> => {
  const { typed, problems, form: saved } = snapshot.context
  const { form, completed } = shownForm(step, typed, draft, around)
  return {
    screen: step,
    draft,
    form,
    completed,
    problems: standing(problems, saved, form),
    answer: problems,
    save: saveState(snapshot, step)
  }
}

const nothingAround: FormSurroundings = { places: [], known: [], asked: null, placesOf: () => [] }

/**
 * Converts the machine's snapshot to the current step with the context of its form, or to the reason why no step is
 * shown.
 */
export const orderWizardView = (
  snapshot: Snapshot,
  around: Partial<FormSurroundings> = {}
): OrderWizardView => {
  const { draft, problems, seenOffer, moisture } = snapshot.context
  const message = (["placed", "missing", "offerGone", "unloaded"] as const).find((state) =>
    snapshot.matches(state)
  )
  if (message !== undefined) return { screen: message }
  const step = addressableSteps.find((each) => snapshot.matches({ step: orderSteps[each].shown.state }))
  if (draft === null || step === undefined) return { screen: "loading" }
  if (step === "Summary")
    return { screen: step, draft, place: placeState(snapshot), seenOffer, moisture, problems }
  return formView(snapshot, step, draft, { ...nothingAround, ...around })
}

/** Whether a step is shown instead of a message. */
export const isStepView = (view: OrderWizardView): view is StepView =>
  addressableSteps.some((step) => step === view.screen)

/** A step in the list of steps, and whether it may be entered. */
export interface ShownStep {
  readonly step: AddressableStep
  readonly state: "done" | "current" | "coming"
  readonly isOpen: boolean
}

/** Returns the steps that apply to the order, with the current step marked. */
export const shownSteps = (draft: OrderDraft, current: AddressableStep): ReadonlyArray<ShownStep> => {
  const steps = draft.applicableSteps.flatMap(({ key, variant }) =>
    isAddressable(key) ? [{ step: key, variant }] : []
  )
  const at = steps.findIndex((each) => each.step === current)
  return steps.map((each, index) => ({
    step: each.step,
    state: index === at ? "current" : index < at ? "done" : "coming",
    isOpen: stepProblem(draft, each) === undefined
  }))
}
