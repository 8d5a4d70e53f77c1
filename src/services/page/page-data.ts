import type { Session } from "../../domain/account/session.ts"
import { isLocaleCode, type LocaleCode } from "../../domain/locale/locale.ts"
import type { AddressPrefix } from "../../domain/locale/locale-detection.ts"
import type { Site } from "../../domain/site/site.ts"
import type { Seed } from "../../domain/product/variant.ts"

/** Data of the shop and of the current URL that every page contains, for the router and the islands in the browser. */
export interface PageData {
  readonly locale: LocaleCode
  readonly prefix: AddressPrefix
  /**
   * Whether the host serves all locales, so that links to another locale contain a path prefix instead of the locale's
   * domain.
   */
  readonly sharedHost: boolean
  readonly site: Site
  /**
   * Selects the variants that this visitor sees; the seed exists only in the page and is never stored (rule
   * page.variants).
   */
  readonly seed: Seed
  /** The signed-in user of the request; always `null` on public pages. */
  readonly session: Session | null
  /**
   * Version of the consent question, which encodes the purposes that need consent on this page; empty if no consent is
   * requested (`consentVersion`).
   */
  readonly consent: string
  /** Set if the desk's menu is folded. */
  readonly menu?: "folded"
}

/** Id of the element that contains the page data. */
export const pageDataId = "page-data"

/**
 * Serialises the page data as the text of a script element, escaped so that no text in the data can close the element.
 */
export const pageDataText = (data: PageData): string =>
  JSON.stringify(data).replaceAll("<", String.raw`\u003c`)

const isPageData = (value: unknown): value is PageData =>
  typeof value === "object" &&
  value !== null &&
  "locale" in value &&
  typeof value.locale === "string" &&
  isLocaleCode(value.locale)

/** Reads the data of the page in which this script runs. */
export const readPageData = (): PageData => {
  const value: unknown = JSON.parse(document.getElementById(pageDataId)?.textContent ?? "null")
  if (!isPageData(value)) throw new Error(`The page has no data in #${pageDataId}`)
  return value
}
