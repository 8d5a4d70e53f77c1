import { Effect } from "effect"
import type { FormProblem } from "../../domain/editing/form-rules.ts"
import { invalid, refusals } from "../http/refusals.ts"

/** Form fields that have another name in the wire format. */
const wireFields: Readonly<Record<string, string>> = { fee: "feeKey", point: "latitude" }

const wireField = (field: string | null): string => {
  const name = wireFields[field ?? ""] ?? field ?? ""
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** Fails with the validation errors of a form, with the field names of the wire format; succeeds if there are none. */
export const refuseWrong = (problems: ReadonlyArray<FormProblem & { readonly part?: string }>) =>
  problems.length === 0
    ? Effect.void
    : Effect.fail(
        invalid(
          problems.map(({ field, code, part }) => ({
            code,
            field: wireField(field),
            params: part === undefined ? {} : { part }
          }))
        )
      )

/** Fails with a validation error for one field. */
export const refuseField = (field: string, code: string) =>
  Effect.fail(invalid([{ code, field: wireField(field), params: {} }]))

/** Refusal if another user has saved in the meantime. */
export const overtaken = {
  ...refusals.versionConflict,
  message: "This was changed elsewhere; it stands so now.",
  problems: [{ code: "overtaken", field: "RowVersion", params: {} }]
}
