import type { I18n, MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

const titles = {
  signIn: msg`Anmelden oder registrieren | Heizmarkt`,
  registration: msg`Konto bestätigen | Heizmarkt`,
  password: msg`Neues Kennwort setzen | Heizmarkt`,
  email: msg`E-Mail-Adresse bestätigen | Heizmarkt`
} satisfies Readonly<Record<string, MessageDescriptor>>

/** Returns the title of an account page; it never contains anything from the page's URL. */
export const accountHead = (i18n: I18n, page: keyof typeof titles) => [{ title: i18n._(titles[page]) }]

/**
 * Returns the head of a page whose URL is secret: no page receives that URL as a referrer, not even the shop's own
 * pages (rule safety.secret-address).
 */
export const secretHead = (i18n: I18n, page: keyof typeof titles) => [
  ...accountHead(i18n, page),
  { name: "referrer", content: "no-referrer" }
]
