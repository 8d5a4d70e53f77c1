import { siteEnwego } from "../../services/client/routes.gen.ts"
import type { PageContext } from "../../services/page/page-context.ts"

/**
 * Returns the link to the partner's service for a postal code or a whole country; `undefined` if the partner does not
 * serve the area or no response arrives (rule page.partner). A shop without a partner makes no call.
 */
export const loadPartner = async (
  { client, locale, page }: Pick<PageContext, "client" | "locale" | "page">,
  zipCode?: string
): Promise<string | undefined> => {
  if (page.site.locales[locale.code].enwego === undefined) return undefined
  const query = { countryId: locale.countryId, ...(zipCode === undefined ? {} : { zipCode }) }
  const answer = await client.call(siteEnwego, { query })
  return answer.type === "ok" && answer.value.payload.available ? answer.value.payload.url : undefined
}
