import type { I18n, MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"

const heads = {
  pages: msg`Seiten | Heizmarkt`,
  landing: msg`Landingpages | Heizmarkt`,
  content: msg`Ratgeber und Meldungen | Heizmarkt`,
  editor: msg`Seite bearbeiten | Heizmarkt`,
  preview: msg`Vorschau | Heizmarkt`
} satisfies Readonly<Record<string, MessageDescriptor>>

/** What stands above the lists. */
export const cmsTitles = {
  pages: msg`Seiten`,
  landing: msg`Landingpages`,
  content: msg`Ratgeber und Meldungen`
} satisfies Readonly<Record<string, MessageDescriptor>>

/** Title of a page of the editor's desk. */
export const cmsHead = (i18n: I18n, page: keyof typeof heads) => ({ meta: [{ title: i18n._(heads[page]) }] })
