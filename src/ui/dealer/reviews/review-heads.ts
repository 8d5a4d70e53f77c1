import type { I18n, MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

const titles = {
  own: msg`Bewertungen | Heizmarkt`,
  queue: msg`Bewertungen prüfen | Heizmarkt`
} satisfies Readonly<Record<string, MessageDescriptor>>

/** Title of a page about reviews behind the sign-in. */
export const reviewHead = (i18n: I18n, page: keyof typeof titles) => ({
  meta: [{ title: i18n._(titles[page]) }]
})
