import type { I18n, MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

const titles = {
  alarm: msg`Benachrichtigung bestätigen | Heizmarkt`,
  rating: msg`Bestellung bewerten | Heizmarkt`
} satisfies Readonly<Record<string, MessageDescriptor>>

/**
 * Head of a page whose URL is secret: no page receives that URL as a referrer, not even the shop's own pages (rule
 * safety.secret-address).
 */
export const mailedHead = (i18n: I18n, page: keyof typeof titles) => [
  { title: i18n._(titles[page]) },
  { name: "referrer", content: "no-referrer" }
]
