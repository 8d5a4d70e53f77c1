import type { Change } from "../../tools/compiler.ts"

const lastRow =
  "  FinalCheck: { weight: 100, isPartOf: always, shown: null, form: null, hasVariant: false }\n"

/** A sixth step, as somebody would write its row, below all others: on which day to deliver. */
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

/** What it needs besides where the compiler asks for it: its form, its state, its save, its words and its screen. */
export const sixthElsewhere: ReadonlyArray<Change> = [
  {
    file: "src/domain/wizard/order-forms.ts",
    text: "  readonly payment: PaymentForm\n",
    by: "  readonly date: { readonly day: string }\n  readonly payment: PaymentForm\n"
  },
  {
    file: "src/domain/wizard/order-forms.ts",
    text: "  Payment: {\n",
    by: `  DeliveryDate: {
    problems: ({ day }) => (day === "" ? [{ field: "day", code: "required" }] : []),
    shown: (typed) => typed ?? { step: "DeliveryDate", day: "" }
  },
  Payment: {
`
  },
  {
    file: "src/domain/wizard/order-forms.ts",
    text: "  payment: payment !== null &&",
    by: "  date: order.deliveryAddress !== null,\n  payment: payment !== null &&"
  },
  {
    file: "src/machines/order.machine.ts",
    text: "        payment: paymentStepState,\n",
    by: "        deliveryDate: formStepState,\n        payment: paymentStepState,\n"
  },
  {
    file: "src/server/orders/step-saves.ts",
    text: "} satisfies",
    by: `  , saveDate: ({ payload }: Sent<Parameters<typeof saveStations>[0] & { readonly day: string }>) =>
    orUnavailable(Effect.map(Effect.flatMap(saveStations(payload), withSaved), written.saved))
} satisfies`
  },
  {
    file: "src/services/actors/step-forms.ts",
    text: "  Payment: (kept) =>",
    by: `  DeliveryDate: ({ day }) => typeof day === "string",\n  Payment: (kept) =>`
  },
  {
    file: "src/services/actors/step-forms.ts",
    text: `    case "Payment": {`,
    by: `    case "DeliveryDate": {
      const { step: _, ...entry } = form
      return client.call(orderProcessSaveDate, { payload: { ...draft, ...entry, stations: [] } }, options)
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

/** Its call, which the compiler asks for where it is made. */
export const sixthCall: ReadonlyArray<Change> = [
  {
    file: "src/contract/order-process.api.ts",
    text: `  HttpApiEndpoint.post("savePayment"`,
    by: `  HttpApiEndpoint.post("saveDate", "/api/order-process/date/save", {
    payload: wire({ ...saving, stations: list(stationEntry, 5), day: text(20) }),
    success: savedDraft,
    error: failures
  }),
  HttpApiEndpoint.post("savePayment"`
  },
  {
    // written by \`npm run client\`
    file: "src/services/client/order-routes.gen.ts",
    text: `export const orderProcessSavePayment`,
    by: `export const orderProcessSaveDate: CallOf<"orderProcess", "saveDate"> = { method: "POST", path: "/api/order-process/date/save" }
export const orderProcessSavePayment`
  }
]

/** All of a sixth step. */
export const sixthStep: ReadonlyArray<Change> = [sixthRow, ...sixthElsewhere, ...sixthCall]
