import type { I18n, MessageDescriptor } from "@lingui/core"
import { menuWords } from "virtual:menu-words"
import type { MenuKey } from "../../domain/rights/menu-rows.ts"
import type { Permission } from "../../domain/rights/permissions.ts"
import type { TextPart } from "../../locales/catalogs.ts"

interface PageOfRow {
  /** What the document of a page below the row's is called. */
  readonly title?: MessageDescriptor
  /** What a page below the row's asks for, where it is not the same. */
  readonly permission?: Permission
  readonly texts?: ReadonlyArray<TextPart>
}

interface Headed {
  readonly match: { readonly context: { readonly i18n: I18n } }
}

/** Title of a document, the most special name first; the history of a browser holds no person's name. */
export const titled = (...names: ReadonlyArray<string>) => ({
  meta: [{ title: [...names, "Heizmarkt"].join(" | ") }]
})

/** What a route takes from its row of the menus, or from the row that it is below (decision 127). */
export const deskPage = (row: MenuKey, { title, permission, texts = ["support"] }: PageOfRow = {}) => {
  const shown = menuWords[row]
  return {
    staticData: { page: "app", permission: permission ?? shown.permission, texts },
    head: ({ match: { context } }: Headed) =>
      titled(context.i18n._(title ?? { id: shown.title ?? shown.name }))
  } as const
}
