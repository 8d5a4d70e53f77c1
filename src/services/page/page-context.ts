import type { I18n } from "@lingui/core"
import type { QueryClient } from "@tanstack/react-query"
import type { Locale } from "../../domain/locale/locale.ts"
import type { TextPart } from "../../locales/catalogs.ts"
import type { Client } from "../client/client.ts"
import type { PageData } from "./page-data.ts"

/** Context of every route: made anew for each request on the server and once a page load in the browser. */
export interface PageContext {
  readonly locale: Locale
  readonly i18n: I18n
  readonly page: PageData
  /** Calls the API: inside the server's process while a page is rendered, over the network in the browser. */
  readonly client: Client
  /** Answers to what pages behind the sign-in ask; no page of the shop has it. */
  readonly queries: QueryClient | undefined
  /** Fetches texts that a page has besides those of the shop. */
  readonly loadTexts: (parts: ReadonlyArray<TextPart>) => Promise<void>
  /** Fields of a form that was sent to this very page without a script; on the server alone (rule page.posted-form). */
  readonly posted?: ReadonlyMap<string, string> | undefined
  /** Why the page could not be rendered, when this is the rendering of the error page in its place. */
  readonly failure?: unknown
}

/** Texts that a chain of routes has besides those of the shop. */
export const textsOf = (
  matches: ReadonlyArray<{ readonly staticData: { readonly texts?: ReadonlyArray<TextPart> } }>
): ReadonlyArray<TextPart> => [...new Set(matches.flatMap(({ staticData }) => staticData.texts ?? []))]
