import { useLingui } from "@lingui/react/macro"
import { menuWords } from "virtual:menu-words"
import type { MenuEntry } from "../../../../domain/rights/menu-rows.ts"

/** Returns a function that names the page of a menu entry. */
export const usePageNames = (): ((entry: MenuEntry) => string) => {
  const { i18n } = useLingui()
  return ({ key }) => i18n._(menuWords[key].name)
}
