import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import {
  promptKinds,
  promptLengths,
  promptPlaces,
  promptSorts,
  promptStates
} from "../domain/prompt/prompt.ts"
import { Invalid, NotFound, problem, Unavailable } from "./errors.ts"
import { anyText, countryId, countryIdText, instant, integer, text } from "./primitives.ts"
import { pageOf, paging, rowVersion, search } from "./schemas/support.schema.ts"
import { wire } from "./wire.ts"

/** Maximum version, since versions are stored in `integer` columns. */
const greatest = 2_147_483_647
/** Id of a notice. The client chooses it for a new notice, so that repeated requests create the notice only once. */
const promptId = anyText(32).check(Schema.isPattern(/^[0-9a-f]{32}$/u))
const ofPrompt = { params: { id: promptId } }

const kind = Schema.Literals(promptKinds)
const place = Schema.Literals(promptPlaces)

const edit = {
  text: text(promptLengths.text),
  kind,
  place,
  /** Path of the page; empty if the notice applies to every page of the slot. */
  path: text(promptLengths.path),
  /** Null for all countries. */
  countryId: Schema.NullOr(countryId),
  startsAt: instant,
  /** Null if the notice has no end. */
  endsAt: Schema.NullOr(instant),
  /** Link of the notice; target and text are either both set or both empty. */
  linkHref: text(promptLengths.linkHref),
  linkText: text(promptLengths.linkText)
}

export const prompt = wire({
  id: Schema.String,
  rowVersion,
  ...edit,
  changedAt: instant,
  changedBy: Schema.String,
  state: Schema.Literals(promptStates)
})

/** Another user saved first: the response contains the current notice. */
const PromptConflict = wire({
  code: Schema.Literal("VersionConflict"),
  message: Schema.String,
  problems: Schema.Array(problem),
  prompt
}).pipe(HttpApiSchema.status(409))

const changed = { error: [Invalid, NotFound, PromptConflict, Unavailable] } as const

/** API calls for short notices to visitors (rule prompt.shown). */
export class PromptsApi extends HttpApiGroup.make("prompts").add(
  HttpApiEndpoint.get("shown", "/api/site/:countryId/prompts", {
    params: { countryId: countryIdText },
    query: { place, path: text(500) },
    success: wire({
      items: Schema.Array(
        wire({ text: Schema.String, kind, linkHref: Schema.String, linkText: Schema.String })
      )
    }),
    error: [Invalid, NotFound, Unavailable]
  })
) {}

/** API calls of the staff desk for short notices (rule prompt.fields). */
export class PromptDeskApi extends HttpApiGroup.make("promptDesk").add(
  HttpApiEndpoint.get("list", "/api/cms/prompts", {
    query: {
      search,
      state: Schema.optionalKey(Schema.Literals(promptStates)),
      /** Includes notices for all countries. */
      country: Schema.optionalKey(countryIdText),
      /** Sorted by start if absent. */
      sort: Schema.optionalKey(Schema.Literals(promptSorts)),
      ...paging
    },
    success: pageOf(prompt),
    error: [Invalid, Unavailable]
  }),
  HttpApiEndpoint.get("show", "/api/cms/prompts/:id", {
    ...ofPrompt,
    success: prompt,
    error: [NotFound, Unavailable]
  }),
  // a new notice has version 0
  HttpApiEndpoint.post("save", "/api/cms/prompts", {
    payload: wire({ id: promptId, rowVersion: integer(0, greatest), ...edit }),
    success: prompt,
    ...changed
  }),
  HttpApiEndpoint.post("remove", "/api/cms/prompts/:id/entfernen", {
    ...ofPrompt,
    payload: wire({ rowVersion }),
    success: wire({ success: Schema.Boolean }),
    ...changed
  })
) {}
