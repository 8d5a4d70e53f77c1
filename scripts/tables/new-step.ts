import type { Change } from "../../tools/compiler.ts"

const lastRow =
  "  FinalCheck: { weight: 100, isPartOf: always, shown: null, form: null, hasVariant: false }\n"

/**
 * The table row of a sixth order step, as a developer would add it at the end of the table; the step asks for the
 * delivery day.
 */
export const sixthRow: Change = {
  file: "src/domain/order/steps.ts",
  text: lastRow,
  by: `${lastRow.trimEnd()},
  DeliveryDate: {
    weight: 10,
    isPartOf: always,
    shown: { segment: "liefertermin", state: "deliveryDate" },
    form: "date",
    hasVariant: false
  }
`
}

/** Other changes that the compiler requires for the sixth step: its form, save function, texts and screen. */
export const sixthElsewhere: ReadonlyArray<Change> = [
  {
    file: "src/domain/order/wizard/order-forms.ts",
    text: "  readonly payment: PaymentForm\n",
    by: "  readonly date: { readonly deliveryDay: string }\n  readonly payment: PaymentForm\n"
  },
  {
    file: "src/domain/order/wizard/order-forms.ts",
    text: "  Payment: {\n",
    by: `  DeliveryDate: {
    problems: ({ deliveryDay }) => (deliveryDay === "" ? [{ field: "deliveryDay", code: "required" }] : []),
    shown: (typed, { deliveryDay = "" }) => typed ?? { step: "DeliveryDate", deliveryDay }
  },
  Payment: {
`
  },
  {
    file: "src/domain/order/wizard/order-forms.ts",
    text: "  payment: payment !== null &&",
    by: "  date: order.deliveryDay !== undefined,\n  payment: payment !== null &&"
  },
  {
    file: "src/server/orders/step-saves.ts",
    text: "} satisfies",
    by: `  , saveDate: ({ payload }: Sent<Saving & { readonly deliveryDay: string }>) =>
    orUnavailable(Effect.map(Effect.flatMap(saveDate(payload), withSaved), written.saved))
} satisfies`
  },
  {
    file: "src/server/orders/step-saves.ts",
    text: "export const stepSaves = {\n",
    by: `const saveDate = Effect.fnUntraced(function* ({ deliveryDay, ...sent }: Saving & { readonly deliveryDay: string }) {
  const row = yield* draftToSave(ownerOf(yield* Visitor), sent)
  const problems = formProblems({ step: "DeliveryDate", deliveryDay }, draftOf(row))
  if (problems.length > 0)
    return yield* Effect.fail(invalid(problems.map(({ field, code }) => ({ field, code, params: {} }))))
  const at = new Date(yield* Clock.currentTimeMillis)
  const saved = yield* saveDraft(row, { contents: { ...row.contents, deliveryDay } }, at)
  return { success: true, draft: draftOf(saved) }
})

export const stepSaves = {
`
  },
  {
    file: "src/server/orders/step-saves.ts",
    text: `import { Effect } from "effect"\n`,
    by: `import { Clock, Effect } from "effect"
import { Visitor } from "../../contract/middleware.ts"
import { draftOf } from "./draft-row.ts"
import { ownerOf, saveDraft } from "./drafts.ts"
import { draftToSave, type Saving } from "./open-draft.ts"
import { formProblems } from "../../domain/order/wizard/order-forms.ts"
import { invalid } from "../http/refusals.ts"
`
  },
  {
    file: "src/services/actors/step-forms.ts",
    text: "  Payment: (kept) =>",
    by: `  DeliveryDate: ({ deliveryDay }) => typeof deliveryDay === "string",\n  Payment: (kept) =>`
  },
  {
    file: "src/services/actors/step-forms.ts",
    text: `    case "Payment": {`,
    by: `    case "DeliveryDate": {
      const { step: _, ...entry } = form
      return client.call(orderProcessSaveDate, { payload: { ...draft, ...entry } }, options)
    }
    case "Payment": {`
  },
  {
    file: "src/services/actors/step-forms.ts",
    text: "  orderProcessSaveAddress,\n",
    by: "  orderProcessSaveAddress,\n  orderProcessSaveDate,\n"
  },
  {
    file: "src/ui/order/wizard/wizard-steps.tsx",
    text: "  Payment: {\n",
    by: `  DeliveryDate: {
    title: msg\`Liefertermin – Heizmarkt\`,
    name: <Trans>Termin</Trans>,
    onward: <Trans>Weiter zum Termin</Trans>,
    back: <Trans>Zurück zum Termin</Trans>,
    Screen: () => null
  },
  Payment: {
`
  },
  {
    file: "e2e/paths/order/screen.ts",
    text: `  Payment: "Zahlung",`,
    by: `  DeliveryDate: "Termin",\n  Payment: "Zahlung",`
  }
]

/**
 * Adds the value of the sixth step to the buyer's answers, which the draft, the summary, the receipt and the order
 * contain.
 */
export const sixthAnswer: Change = {
  file: "src/domain/order/answers.ts",
  text: "  readonly emailAddress: string\n",
  by: "  readonly emailAddress: string\n  readonly deliveryDay?: string\n"
}

/** Defines how the summary, the order page, mails and the seller's page show the value of the sixth step. */
export const sixthShown: Change = {
  file: "src/domain/order/answers.ts",
  text: "  emailAddress: null\n",
  by: `  emailAddress: null,\n  deliveryDay: { label: "Liefertag", text: (day) => day, isTyped: true }\n`
}

/** Adds the schema of the step's value and the call of the step to the contract. */
const sixthOnTheWire: ReadonlyArray<Change> = [
  {
    file: "src/contract/order-steps.api.ts",
    text: "  emailAddress: Schema.String\n",
    by: "  emailAddress: Schema.String,\n  deliveryDay: Schema.optionalKey(Schema.String)\n"
  },
  {
    file: "src/contract/order-steps.api.ts",
    text: `  HttpApiEndpoint.post("savePayment"`,
    by: `  HttpApiEndpoint.post("saveDate", "/api/order-process/date/save", {
    payload: wire({ ...saving, deliveryDay: text(20) }),
    success: savedDraft,
    error: failures
  }),
  HttpApiEndpoint.post("savePayment"`
  },
  {
    // written by \`npm run generate\`
    file: "src/services/client/order-routes.gen.ts",
    text: `export const orderProcessSavePayment`,
    by: `export const orderProcessSaveDate: CallOf<"orderProcess", "saveDate"> = { method: "POST", path: "/api/order-process/date/save" }
export const orderProcessSavePayment`
  }
]

export const sixthStep: ReadonlyArray<Change> = [
  sixthRow,
  ...sixthElsewhere,
  sixthAnswer,
  sixthShown,
  ...sixthOnTheWire
]
