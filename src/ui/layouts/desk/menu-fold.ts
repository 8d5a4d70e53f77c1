import type { MenuWidth } from "../../../domain/rights/desk-frame.ts"

/** State of the collapsible work menu. */
export interface MenuFold {
  readonly width: MenuWidth
  /** Undefined on a page that is not hydrated, such as an error page. */
  readonly onToggle: (() => void) | undefined
}
