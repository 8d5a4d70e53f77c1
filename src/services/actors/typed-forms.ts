import type { Address } from "../../domain/address/address.ts"
import { isRecord } from "../../domain/is-record.ts"
import { formSteps } from "../../domain/order/steps.ts"
import type { KnownBuyer } from "../../domain/order/wizard/known-buyer.ts"
import { stationAddresses } from "../../domain/order/wizard/former-stations.ts"
import type { TypedForms } from "../../domain/order/wizard/order-forms.ts"
import { typedFormsPrefix } from "../browser/forget-forms.ts"
import { type KeptValues, readKept } from "../browser/storage.ts"
import { isFormOf } from "./step-forms.ts"

/** Removes the bank account and the birth date, which are not stored in the browser: the user enters them again. */
const withoutBankData = (typed: TypedForms): TypedForms => {
  if (typed.Payment === undefined) return typed
  const { sepa: _sepa, installment: _installment, ...payment } = typed.Payment
  return { ...typed, Payment: payment }
}

const parse = (kept: unknown): TypedForms | undefined => {
  if (!isRecord(kept)) return undefined
  let typed: TypedForms = {}
  for (const step of formSteps) {
    const form = kept[step]
    if (isFormOf(step, form)) typed = { ...typed, [step]: form }
  }
  return typed
}

const nameOf = (draftId: string): string => `${typedFormsPrefix}${draftId}`

/** Reads the unsaved input of the wizard's forms, which is stored in this tab so that a reload loses nothing. */
export const readTyped = (values: KeptValues, draftId: string): TypedForms =>
  readKept(values, nameOf(draftId), parse) ?? {}

export const keepTyped = (values: KeptValues, draftId: string, typed: TypedForms): void => {
  if (Object.values(typed).every((form) => form === undefined)) values.remove(nameOf(draftId))
  else values.set(nameOf(draftId), JSON.stringify({ ...withoutBankData(typed), at: Date.now() }))
}

/** Returns the last unsaved form of a step that was filled in for another order in this tab. */
const lastElsewhere = <Form>(
  values: KeptValues,
  draftId: string,
  formIn: (typed: TypedForms) => Form | undefined
): Form | undefined => {
  let last: { readonly at: number; readonly form: Form } | undefined
  for (const key of values.keys()) {
    if (!key.startsWith(typedFormsPrefix) || key === nameOf(draftId)) continue
    const found = readKept(values, key, (kept) => {
      const typed = parse(kept)
      return typed && { at: isRecord(kept) ? Number(kept["at"] ?? 0) : 0, form: formIn(typed) }
    })
    if (found?.form !== undefined && !(last !== undefined && last.at > found.at))
      last = { at: found.at, form: found.form }
  }
  return last?.form
}

/**
 * Returns the last unsaved address that was entered for another order in this tab, so that the address is not lost if
 * the user chooses another offer (rule order.former-address).
 */
export const typedElsewhere = (values: KeptValues, draftId: string): ReadonlyArray<KnownBuyer> => {
  const form = lastElsewhere(values, draftId, ({ DeliveryAddress }) => DeliveryAddress)
  return form === undefined ? [] : [form]
}

/** Returns the addresses of the stations that were last entered for another order in this tab and not saved. */
export const typedStationsElsewhere = (values: KeptValues, draftId: string): ReadonlyArray<Address> =>
  stationAddresses(lastElsewhere(values, draftId, ({ DeliveryStations }) => DeliveryStations)?.stations ?? [])
