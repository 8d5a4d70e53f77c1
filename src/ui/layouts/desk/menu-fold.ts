import type { MenuWidth } from "../../../domain/rights/desk-frame.ts"

/** How the menu of work stands. */
export interface MenuFold {
  readonly width: MenuWidth
  /** Undefined on a page that no script brings to life, as an error page. */
  readonly onToggle: (() => void) | undefined
}
