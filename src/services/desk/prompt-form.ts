import {
  fieldsOfPrompt,
  promptFields,
  promptFormProblems,
  promptOfFields
} from "../../domain/prompt/prompt-rules.ts"
import { isPromptId, type Prompt } from "../../domain/prompt/prompt.ts"
import type { ActOutcome } from "../../domain/support/people.ts"
import { randomKey } from "../actors/placing-keys.ts"
import type { Client } from "../client/client.ts"
import { promptDeskRemove, promptDeskSave } from "../client/dealer-routes.gen.ts"
import { recordForm } from "./record-form.ts"
import { outcomeOf } from "./user-acts.ts"

const minute = 60_000

/**
 * Creates the initial values of a notice that starts now; its id stays the same while the form is open, so that the
 * notice is created only once.
 */
export const freshPrompt = (now: number): Prompt => ({
  id: randomKey(),
  rowVersion: 0,
  text: "",
  kind: "information",
  place: "home",
  path: "",
  countryId: null,
  startsAt: new Date(now - (now % minute)).toISOString(),
  endsAt: null,
  linkHref: "",
  linkText: "",
  changedAt: new Date(now).toISOString(),
  changedBy: "",
  state: "planned"
})

/** Form for an editor to write a notice. */
export const promptForm = recordForm({
  names: promptFields,
  recordOf: (prompt: Prompt) => ({ rowVersion: prompt.rowVersion, fields: fieldsOfPrompt(prompt) }),
  rules: promptFormProblems,
  save: (client, { id }, { rowVersion, fields }, signal) =>
    client.call(promptDeskSave, { payload: { id, rowVersion, ...promptOfFields(fields) } }, { signal }),
  theirs: (failure) => ("prompt" in failure ? failure.prompt : undefined)
})

/** Removes a notice, unless it has changed since this version was read. */
export const removePrompt = async (client: Client, { id, rowVersion }: Prompt): Promise<ActOutcome> => {
  const answer = await client.call(promptDeskRemove, { params: { id }, payload: { rowVersion } })
  return answer.type === "refused" && answer.status === 409
    ? { kind: "refused", code: "overtaken" }
    : outcomeOf(answer)
}

/** Returns the id of the notice in a URL; `undefined` if it is invalid. */
export const promptIdIn = (given: string): string | undefined => (isPromptId(given) ? given : undefined)
