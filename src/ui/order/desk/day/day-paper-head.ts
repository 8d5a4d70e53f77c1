import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"

/** Title of the deliveries of a day on paper, for no search; the history of a browser holds no person's name. */
export const dayPaperHead = (i18n: I18n) => ({
  meta: [{ title: i18n._(msg`Tagesliste | Heizmarkt`) }, { name: "robots", content: "noindex" }]
})
