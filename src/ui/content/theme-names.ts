import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { GuideTheme } from "../../domain/content/content-page.ts"

/** What guides are about, as the information centre says it. */
export const themeNames: Readonly<Record<GuideTheme, MessageDescriptor>> = {
  kaufen: msg`Vergleichen und kaufen`,
  lagern: msg`Lagern und liefern`,
  heizen: msg`Heizen und Technik`,
  recht: msg`Geld und Recht`
}
