import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"

/**
 * Head of the deliveries of a day on paper, excluded from search engines; the title contains no person's name, so that
 * none enters the browser history.
 */
export const dayPaperHead = (i18n: I18n) => ({
  meta: [{ title: i18n._(msg`Tagesliste | Heizmarkt`) }, { name: "robots", content: "noindex" }]
})
