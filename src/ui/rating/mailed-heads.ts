import type { I18n, MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

const titles = {
  alarm: msg`Benachrichtigung bestätigen | Heizmarkt`,
  rating: msg`Bestellung bewerten | Heizmarkt`
} satisfies Readonly<Record<string, MessageDescriptor>>

/**
 * Returns the metadata of a page whose URL is secret, so that the browser sends the URL as a referrer to no other page,
 * not even to pages of the shop (rule safety.secret-address).
 */
export const mailedHead = (i18n: I18n, page: keyof typeof titles) => [
  { title: i18n._(titles[page]) },
  { name: "referrer", content: "no-referrer" }
]
