import { menuWords } from "virtual:menu-words"
import type { MenuGroup } from "../../../domain/rights/menu-facts.ts"
import type { MenuEntry } from "../../../domain/rights/menu-rows.ts"

interface Group {
  readonly group: MenuGroup
  readonly entries: ReadonlyArray<MenuEntry>
}

/** Groups the entries of a menu by subject, in the order of the menu. */
export const groupedEntries = (entries: ReadonlyArray<MenuEntry>): ReadonlyArray<Group> =>
  [...new Set(entries.map(({ key }) => menuWords[key].group))].map((group) => ({
    group,
    entries: entries.filter(({ key }) => menuWords[key].group === group)
  }))
