import type { Session } from "../../domain/account/session.ts"
import { isLocaleCode, type LocaleCode } from "../../domain/locale/locale.ts"
import type { AddressPrefix } from "../../domain/locale/locale-detection.ts"
import type { Site } from "../../domain/site/site.ts"
import type { Seed } from "../../domain/product/variant.ts"

/** What every page carries of the shop and of its own address, for the router and the islands of the browser. */
export interface PageData {
  readonly locale: LocaleCode
  readonly prefix: AddressPrefix
  /** Whether the host serves all locales, so that links to another one need a prefix instead of its domain. */
  readonly sharedHost: boolean
  readonly site: Site
  /** What picks this visitor's variant; it lives in the page alone and is never stored (rule page.variants). */
  readonly seed: Seed
  /** The signed-in user of the page's request; public pages have none. */
  readonly session: Session | null
  /** What visitors are asked to agree to here, as one word; empty where no consent is asked (`consentVersion`). */
  readonly consent: string
  /** Whether the menu of work is folded; said where it is. */
  readonly menu?: "folded"
}

/** Id of the element that holds the data. */
export const pageDataId = "page-data"

/** The data as the text of a script element: no text in it can end the element. */
export const pageDataText = (data: PageData): string =>
  JSON.stringify(data).replaceAll("<", String.raw`\u003c`)

const isPageData = (value: unknown): value is PageData =>
  typeof value === "object" &&
  value !== null &&
  "locale" in value &&
  typeof value.locale === "string" &&
  isLocaleCode(value.locale)

/** Reads the data of the page that this script runs in. */
export const readPageData = (): PageData => {
  const value: unknown = JSON.parse(document.getElementById(pageDataId)?.textContent ?? "null")
  if (!isPageData(value)) throw new Error(`The page has no data in #${pageDataId}`)
  return value
}
