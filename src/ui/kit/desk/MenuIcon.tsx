import type * as lucide from "lucide-react"
import { menuIcons } from "virtual:menu-icons"
import type { MenuEntry, MenuIcon as Name } from "../../../domain/rights/menu-rows.ts"

/** Rows name drawings that lucide has; the compiler complains here about any other. */
const drawings: Readonly<Pick<typeof lucide, Name>> = menuIcons

/** The sign of a page behind the sign-in, the same wherever it is led to. */
export function MenuIcon({ of, size }: { readonly of: MenuEntry; readonly size: number }) {
  const Icon = drawings[of.icon]
  return <Icon size={size} aria-hidden="true" />
}
