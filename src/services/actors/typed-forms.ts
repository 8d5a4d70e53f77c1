import { isAddress } from "../../domain/address/address.ts"
import type { StepForm } from "../../domain/wizard/order-forms.ts"
import type { StationEntry } from "../../domain/wizard/stations.ts"
import type { Order } from "../../machines/order.machine.ts"
import { typedFormsPrefix } from "../browser/forget-forms.ts"
import { type KeptValues, readKept } from "../browser/storage.ts"

type Typed = Order["typed"]

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const isAddressForm = (value: unknown): value is StepForm & { readonly step: "DeliveryAddress" } =>
  isRecord(value) &&
  value["step"] === "DeliveryAddress" &&
  typeof value["emailAddress"] === "string" &&
  typeof value["useInvoiceAddress"] === "boolean" &&
  isAddress(value["deliveryAddress"]) &&
  (value["invoiceAddress"] === null || isAddress(value["invoiceAddress"]))

const isStationEntry = (value: unknown): value is StationEntry =>
  isRecord(value) &&
  (value["amount"] === null || typeof value["amount"] === "number") &&
  (value["address"] === null || isAddress(value["address"]))

const isStationsForm = (value: unknown): value is StepForm & { readonly step: "DeliveryStations" } =>
  isRecord(value) &&
  value["step"] === "DeliveryStations" &&
  Array.isArray(value["stations"]) &&
  value["stations"].every(isStationEntry)

const isPaymentForm = (value: unknown): value is StepForm & { readonly step: "Payment" } =>
  isRecord(value) &&
  value["step"] === "Payment" &&
  typeof value["isInteraidPayment"] === "boolean" &&
  typeof value["paymentId"] === "number" &&
  typeof value["paymentModifier"] === "number" &&
  typeof value["orderReference"] === "string"

/** Neither account nor birth date stay behind in the browser: they are asked for again. */
const withoutBankData = (typed: Typed): Typed => {
  if (typed.Payment?.step !== "Payment") return typed
  const { sepa: _sepa, installment: _installment, ...payment } = typed.Payment
  return { ...typed, Payment: payment }
}

const parse = (value: unknown): Typed | undefined => {
  if (!isRecord(value)) return undefined
  const { DeliveryAddress: address, DeliveryStations: stations, Payment: payment } = value
  return {
    ...(isAddressForm(address) ? { DeliveryAddress: address } : {}),
    ...(isStationsForm(stations) ? { DeliveryStations: stations } : {}),
    ...(isPaymentForm(payment) ? { Payment: payment } : {})
  }
}

const nameOf = (draftId: string): string => `${typedFormsPrefix}${draftId}`

/** What was typed into the wizard's forms and not saved yet, kept by this tab so that a reload loses nothing. */
export const readTyped = (values: KeptValues, draftId: string): Typed =>
  readKept(values, nameOf(draftId), parse) ?? {}

export const keepTyped = (values: KeptValues, draftId: string, typed: Typed): void => {
  if (Object.values(typed).every((form) => form === undefined)) values.remove(nameOf(draftId))
  else values.set(nameOf(draftId), JSON.stringify(withoutBankData(typed)))
}
