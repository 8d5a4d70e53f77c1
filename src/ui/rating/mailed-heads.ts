import type { I18n, MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

const titles = {
  alarm: msg`Benachrichtigung bestätigen | Heizmarkt`,
  rating: msg`Bestellung bewerten | Heizmarkt`
} satisfies Readonly<Record<string, MessageDescriptor>>

/**
 * Title of a page whose address is a secret: no other page gets it, not even the shop's own (rule safety.secret-address).
 */
export const mailedHead = (i18n: I18n, page: keyof typeof titles) => [
  { title: i18n._(titles[page]) },
  { name: "referrer", content: "no-referrer" }
]
