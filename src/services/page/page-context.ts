import type { I18n } from "@lingui/core"
import type { Locale } from "../../domain/locale.ts"
import type { PageData } from "./page-data.ts"

/** Context of every route: made anew for each request on the server and once a page load in the browser. */
export interface PageContext {
  readonly locale: Locale
  readonly i18n: I18n
  readonly page: PageData
}
