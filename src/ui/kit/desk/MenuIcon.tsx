import type * as lucide from "lucide-react"
import { menuIcons } from "virtual:menu-icons"
import { menuWords } from "virtual:menu-words"
import type { MenuIcon as Drawing, MenuKey } from "../../../domain/rights/menu-rows.ts"

/** Menu entries may only name lucide icons; the compiler reports any other name here. */
const drawings: Readonly<Pick<typeof lucide, Drawing>> = menuIcons

/** Icon of a page behind the sign-in, the same in every link to it. */
export function MenuIcon({ of, size }: { readonly of: MenuKey; readonly size: number }) {
  const Icon = drawings[menuWords[of].icon]
  return <Icon size={size} aria-hidden="true" />
}
