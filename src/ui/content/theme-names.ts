import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { GuideTheme } from "../../domain/content/content-page.ts"

/** Names of the guides' themes in the information centre. */
export const themeNames: Readonly<Record<GuideTheme, MessageDescriptor>> = {
  kaufen: msg`Vergleichen und kaufen`,
  lagern: msg`Lagern und liefern`,
  heizen: msg`Heizen und Technik`,
  recht: msg`Geld und Recht`
}
