import { isAddress } from "../../domain/address/address.ts"
import type { FormStep } from "../../domain/order/steps.ts"
import type { StepForm } from "../../domain/order/wizard/order-forms.ts"
import type { CallOptions, Client } from "../client/client.ts"
import {
  orderProcessSaveAddress,
  orderProcessSavePayment,
  orderProcessSaveStations
} from "../client/order-routes.gen.ts"
import { isRecord } from "../../domain/is-record.ts"

type Fields = Readonly<Record<string, unknown>>

const isStationEntry = (value: unknown): boolean =>
  isRecord(value) &&
  (value["amount"] === null || typeof value["amount"] === "number") &&
  (value["address"] === null || isAddress(value["address"]))

/** For each form step: whether a value stored in this tab has the fields of that step's form. */
const hasFields: Readonly<Record<FormStep, (kept: Fields) => boolean>> = {
  DeliveryAddress: (kept) =>
    typeof kept["emailAddress"] === "string" &&
    typeof kept["useInvoiceAddress"] === "boolean" &&
    ["undefined", "boolean"].includes(typeof kept["keepAddress"]) &&
    isAddress(kept["deliveryAddress"]) &&
    (kept["invoiceAddress"] === null || isAddress(kept["invoiceAddress"])),
  DeliveryStations: ({ stations, neighbours }) =>
    Array.isArray(stations) &&
    stations.every(isStationEntry) &&
    ["undefined", "string"].includes(typeof neighbours),
  Payment: (kept) =>
    typeof kept["isInteraidPayment"] === "boolean" &&
    typeof kept["paymentId"] === "number" &&
    typeof kept["paymentModifier"] === "number" &&
    typeof kept["orderReference"] === "string"
}

/** Whether a value stored in this tab for a step is a form of this step. */
export const isFormOf = (step: FormStep, kept: unknown): kept is StepForm =>
  isRecord(kept) && kept["step"] === step && hasFields[step](kept)

/** Saves the form of a step, unless the draft has changed since its version was read. */
export const sendForm = (
  client: Client,
  form: StepForm,
  draft: { readonly orderDraftId: string; readonly version: number },
  options: CallOptions
) => {
  switch (form.step) {
    case "DeliveryAddress": {
      const { step: _, ...entry } = form
      return client.call(orderProcessSaveAddress, { payload: { ...draft, ...entry } }, options)
    }
    case "DeliveryStations": {
      const stations = form.stations.map(({ amount, address }, addressIndex) => ({
        addressIndex,
        amount: amount ?? 0,
        address
      }))
      return client.call(orderProcessSaveStations, { payload: { ...draft, stations } }, options)
    }
    case "Payment": {
      const { step: _, ...entry } = form
      return client.call(orderProcessSavePayment, { payload: { ...draft, ...entry } }, options)
    }
  }
}
