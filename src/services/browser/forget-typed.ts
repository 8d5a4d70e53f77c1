import { forgetBatch } from "./forget-batch.ts"
import { forgetForms } from "./forget-forms.ts"
import { forgetEdits } from "./kept-edits.ts"
import type { KeptValues } from "./storage.ts"

/** Deletes all unsaved input of a tab, so that nothing is left for the next user (rule session.typed-words). */
export const forgetTyped = (values: KeptValues): void => {
  forgetEdits(values)
  forgetBatch(values)
  forgetForms(values)
}
