import type { I18n } from "@lingui/core"
import { msg } from "@lingui/core/macro"

/** Title of the pages of base data. */
export const baseDataHead = (i18n: I18n) => [{ title: i18n._(msg`Stammdaten | Heizmarkt`) }]

/** Title of the page of all data. */
export const personalDataHead = (i18n: I18n) => [{ title: i18n._(msg`Meine Daten | Heizmarkt`) }]
