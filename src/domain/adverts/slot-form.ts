import { choiceField, type FormProblem, type FormRules, tickField } from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"
import { typedLine } from "../typed-text.ts"
import { advertLimits } from "./advert-rules.ts"
import type { DeskSlot, SlotEdit } from "./desk-records.ts"
import { slotKeys, slotTypeIds } from "./slot.ts"

export const slotFields = ["name", "key", "slotTypeId", "appliesZipFiltering"] as const

/** What is wrong with a slot; whether its place is free the server knows. */
export const slotProblems = ({ name }: SlotEdit): ReadonlyArray<FormProblem & { readonly field: string }> =>
  name === ""
    ? [{ field: "name", code: "required" }]
    : name.length > advertLimits.name
      ? [{ field: "name", code: "tooLong" }]
      : []

/** A slot as it stands in its form. */
export const fieldsOfSlot = ({ name, key, slotTypeId, appliesZipFiltering }: DeskSlot) => ({
  name,
  key,
  slotTypeId: String(slotTypeId),
  appliesZipFiltering
})

/** The slot that stands in a form. */
export const slotOfFields = (fields: Fields): SlotEdit => ({
  name: typedLine(textField(fields, "name")),
  key: choiceField(fields, "key", slotKeys) ?? "home",
  slotTypeId: slotTypeIds.find((id) => String(id) === textField(fields, "slotTypeId")) ?? 1,
  appliesZipFiltering: tickField(fields, "appliesZipFiltering")
})

/** Asked before it is saved. */
export const slotFormProblems: FormRules = (fields) => slotProblems(slotOfFields(fields))
