import type { PromptPlace, ShownPrompt } from "../../domain/prompt/prompt.ts"
import { promptsShown } from "../../services/client/content-routes.gen.ts"
import type { PageContext } from "../../services/page/page-context.ts"

/** Loads the short notices of a page; if no response arrives, the page is rendered without them (rule prompt.shown). */
export const loadPrompts = async (
  { client, locale: { countryId } }: Pick<PageContext, "client" | "locale">,
  place: PromptPlace,
  path: string
): Promise<ReadonlyArray<ShownPrompt>> => {
  const answer = await client.call(promptsShown, { params: { countryId }, query: { place, path } })
  return answer.type === "ok" ? answer.value.items : []
}
