import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"

/**
 * Returns the metadata of the printed day list: excluded from search engines, and without a person's name in the title,
 * so that no name enters the browser history.
 */
export const dayPaperHead = (i18n: I18n) => ({
  meta: [{ title: i18n._(msg`Tagesliste | Heizmarkt`) }, { name: "robots", content: "noindex" }]
})
