import type { I18n } from "@lingui/core"
import type { QueryClient } from "@tanstack/react-query"
import type { Locale } from "../../domain/locale/locale.ts"
import type { TextPart } from "../../locales/catalogs.ts"
import type { Client } from "../client/client.ts"
import type { PageData } from "./page-data.ts"

/** Context of every route: created for each request on the server and once per page load in the browser. */
export interface PageContext {
  readonly locale: Locale
  readonly i18n: I18n
  readonly page: PageData
  /** Calls the API: inside the server's process while a page is rendered, over the network in the browser. */
  readonly client: Client
  /** Query cache of the pages behind the sign-in; public pages have none. */
  readonly queries: QueryClient | undefined
  /** Loads texts that a page needs in addition to the shop's common texts. */
  readonly loadTexts: (parts: ReadonlyArray<TextPart>) => Promise<void>
  /** Fields of a form that was posted to this page without JavaScript; only on the server (rule page.posted-form). */
  readonly posted?: ReadonlyMap<string, string> | undefined
  /** The error that made rendering fail, if the error page is rendered instead of the requested page. */
  readonly failure?: unknown
}

/** Returns the texts that the matched routes need in addition to the shop's common texts. */
export const textsOf = (
  matches: ReadonlyArray<{ readonly staticData: { readonly texts?: ReadonlyArray<TextPart> } }>
): ReadonlyArray<TextPart> => [...new Set(matches.flatMap(({ staticData }) => staticData.texts ?? []))]
