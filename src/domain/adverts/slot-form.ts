import { choiceField, type FormProblem, type FormRules, tickField } from "../editing/form-rules.ts"
import { type Fields, textField } from "../editing/record-edit.ts"
import { typedLine } from "../typed-text.ts"
import { advertLimits } from "./advert-rules.ts"
import type { DeskSlot, SlotEdit } from "./desk-records.ts"
import { slotKeys, slotTypeIds } from "./slot.ts"

export const slotFields = ["name", "key", "slotTypeId", "appliesZipFiltering"] as const

/** Returns the validation errors for a slot; only the server can check that no other slot uses the place. */
export const slotProblems = ({ name }: SlotEdit): ReadonlyArray<FormProblem & { readonly field: string }> =>
  name === ""
    ? [{ field: "name", code: "required" }]
    : name.length > advertLimits.name
      ? [{ field: "name", code: "tooLong" }]
      : []

/** Returns the form's fields for a slot. */
export const fieldsOfSlot = ({ name, key, slotTypeId, appliesZipFiltering }: DeskSlot) => ({
  name,
  key,
  slotTypeId: String(slotTypeId),
  appliesZipFiltering
})

/** Returns the slot entered in a form. */
export const slotOfFields = (fields: Fields): SlotEdit => ({
  name: typedLine(textField(fields, "name")),
  key: choiceField(fields, "key", slotKeys) ?? "home",
  slotTypeId: slotTypeIds.find((id) => String(id) === textField(fields, "slotTypeId")) ?? 1,
  appliesZipFiltering: tickField(fields, "appliesZipFiltering")
})

/** Validates the form before saving. */
export const slotFormProblems: FormRules = (fields) => slotProblems(slotOfFields(fields))
