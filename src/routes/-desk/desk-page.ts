import type { I18n, MessageDescriptor } from "@lingui/core"
import { menuWords } from "virtual:menu-words"
import type { MenuKey } from "../../domain/rights/menu-rows.ts"
import type { Permission } from "../../domain/rights/permissions.ts"
import type { TextPart } from "../../locales/catalogs.ts"

interface PageOfRow {
  /** Document title of a subpage of the menu row. */
  readonly title?: MessageDescriptor
  /** The permission of a subpage, if it differs from that of the menu row. */
  readonly permission?: Permission
  readonly texts?: ReadonlyArray<TextPart>
}

interface Headed {
  readonly match: { readonly context: { readonly i18n: I18n } }
}

/**
 * Returns a document title, the most specific name first; it contains no person's name, since browsers store titles in
 * their history.
 */
export const titled = (...names: ReadonlyArray<string>) => ({
  meta: [{ title: [...names, "Heizmarkt"].join(" | ") }]
})

/** Returns the route settings of a menu row, also for its subpages (decision 127). */
export const deskPage = (row: MenuKey, { title, permission, texts = ["support"] }: PageOfRow = {}) => {
  const shown = menuWords[row]
  return {
    staticData: { page: "app", permission: permission ?? shown.permission, texts },
    head: ({ match: { context } }: Headed) =>
      titled(context.i18n._(title ?? { id: shown.title ?? shown.name }))
  } as const
}
