import {
  fieldsOfPrompt,
  promptFields,
  promptFormProblems,
  promptOfFields
} from "../../domain/prompt/prompt-rules.ts"
import type { Prompt } from "../../domain/prompt/prompt.ts"
import type { ActOutcome } from "../../domain/support/people.ts"
import { randomKey } from "../actors/placing-keys.ts"
import type { Client } from "../client/client.ts"
import { promptDeskRemove, promptDeskSave } from "../client/dealer-routes.gen.ts"
import { recordForm } from "./record-form.ts"
import { outcomeOf } from "./user-acts.ts"

const minute = 60_000

/** A notice that begins now; it keeps its id for as long as it is typed in, so that it is made once. */
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

/** What editors say of a notice. */
export const promptForm = recordForm({
  names: promptFields,
  recordOf: (prompt: Prompt) => ({ rowVersion: prompt.rowVersion, fields: fieldsOfPrompt(prompt) }),
  rules: promptFormProblems,
  save: (client, { id }, { rowVersion, fields }, signal) =>
    client.call(promptDeskSave, { payload: { id, rowVersion, ...promptOfFields(fields) } }, { signal }),
  theirs: (failure) => ("prompt" in failure ? failure.prompt : undefined)
})

/** Removes a notice over the version that was seen. */
export const removePrompt = async (client: Client, { id, rowVersion }: Prompt): Promise<ActOutcome> => {
  const answer = await client.call(promptDeskRemove, { params: { id }, payload: { rowVersion } })
  return answer.type === "refused" && answer.status === 409
    ? { kind: "refused", code: "overtaken" }
    : outcomeOf(answer)
}

/** The notice that an address names; undefined for none. */
export const promptIdIn = (given: string): string | undefined =>
  /^[0-9a-f]{32}$/u.test(given) ? given : undefined
