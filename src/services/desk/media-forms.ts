import type { Medium, MediumUse } from "../../domain/media/medium.ts"
import {
  altField,
  fieldsOfMedium,
  focusField,
  mediumFields,
  mediumProblems
} from "../../domain/media/medium-rules.ts"
import { textField } from "../../domain/editing/record-edit.ts"
import type { ActOutcome } from "../../domain/support/people.ts"
import type { Client } from "../client/client.ts"
import { mediaRemove, mediaSave } from "../client/dealer-routes.gen.ts"
import { recordForm } from "./record-form.ts"
import { outcomeOf } from "./user-acts.ts"

/** Form for an editor to describe a picture. */
export const mediumForm = recordForm({
  names: mediumFields,
  recordOf: (medium: Medium) => ({ rowVersion: medium.rowVersion, fields: fieldsOfMedium(medium) }),
  rules: mediumProblems,
  save: (client, { id }, { rowVersion, fields }, signal) =>
    client.call(
      mediaSave,
      {
        params: { id },
        payload: {
          rowVersion,
          name: textField(fields, "name"),
          alt: altField(fields),
          focus: focusField(fields)
        }
      },
      { signal }
    ),
  theirs: (failure) => ("medium" in failure ? failure.medium : undefined)
})

/**
 * Removes a medium, unless it has changed since this version was read. Returns `uses` if pages still show the medium,
 * even if the desk did not show these uses.
 */
export const removeMedium = async (
  client: Client,
  { id, rowVersion }: Medium
): Promise<{ readonly outcome: ActOutcome; readonly uses?: ReadonlyArray<MediumUse> }> => {
  const answer = await client.call(mediaRemove, { params: { id }, payload: { rowVersion } })
  if (answer.type !== "refused" || answer.status !== 409) return { outcome: outcomeOf(answer) }
  return "uses" in answer.error
    ? { outcome: { kind: "refused", code: "inUse" }, uses: answer.error.uses }
    : { outcome: { kind: "refused", code: "overtaken" } }
}
