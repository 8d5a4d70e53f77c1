import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../../contract/shop.api.ts"
import { localeOfCountry } from "../../../domain/locale/locale.ts"
import { spelledIn } from "../../../domain/locale/swiss-spelling.ts"
import type { CountryId } from "../../../domain/place/country.ts"
import type { PromptPlace, ShownPrompt } from "../../../domain/prompt/prompt.ts"
import { promptsAt } from "../../../domain/prompt/shown-prompts.ts"
import { asIsInside } from "../../http/in-process.ts"
import { refusals } from "../../http/refusals.ts"
import { orUnavailable } from "../../http/unavailable.ts"
import { findPrompt, listPrompts } from "./prompt-rows.ts"
import { KnownPrompts } from "./known-prompts.ts"
import { removePrompt, savePrompt } from "./save-prompt.ts"

/** Handlers for the short notices that visitors see. */
export const promptsHandlers = HttpApiBuilder.group(
  ShopApi,
  "prompts",
  Effect.fnUntraced(function* (handlers) {
    const { known } = yield* KnownPrompts
    const shown = Effect.fnUntraced(function* (countryId: CountryId, place: PromptPlace, path: string) {
      const spelled = spelledIn(localeOfCountry(countryId).code)
      const now = yield* Clock.currentTimeMillis
      const items = promptsAt(yield* known, { countryId, place, path }, now).map(
        ({ text, kind, linkHref, linkText }): ShownPrompt => ({
          text: spelled(text),
          kind,
          linkHref,
          linkText: spelled(linkText)
        })
      )
      return { items }
    })
    return handlers.handleAll({
      shown: ({ params: { countryId }, query: { place, path } }) =>
        Effect.flatMap(orUnavailable(shown(countryId, place, path)), asIsInside)
    })
  })
)

/** Handles the calls of the desk pages where editors manage prompts, the short notices shown in the shop. */
export const promptDeskHandlers = HttpApiBuilder.group(ShopApi, "promptDesk", (handlers) =>
  handlers.handleAll({
    list: ({ query }) => orUnavailable(listPrompts(query)),
    show: ({ params }) =>
      orUnavailable(
        Effect.flatMap(findPrompt(params.id), (found) =>
          found === undefined ? Effect.fail(refusals.notFound) : Effect.succeed(found)
        )
      ),
    save: ({ payload: { id, rowVersion, ...edit } }) => orUnavailable(savePrompt(id, rowVersion, edit)),
    remove: ({ params, payload }) => orUnavailable(removePrompt(params.id, payload.rowVersion))
  })
)
