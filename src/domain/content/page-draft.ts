import type { CountryId } from "../place/country.ts"
import type { ContentKind, ContentVersion, GuideTheme } from "./content-page.ts"

/** All that a publication changes of a page: what it says, and for whom. */
export interface PageDraft {
  /** What a guide is about; null for every other page. */
  readonly theme: GuideTheme | null
  readonly countries: ReadonlyArray<CountryId>
  /** Named under an article. */
  readonly author: string
  /** Whether it stands first among the news. */
  readonly featured: boolean
  readonly contents: ContentVersion
}

/** Named under an article without an author. */
export const houseAuthor = "Redaktion Heizmarkt"

/** The list of pages by address (as the tree shows them), by title, by the last change, the newest first. */
export const pageSorts = ["path", "title", "changed"] as const
export type PageSort = (typeof pageSorts)[number]

/** Pages of a list: a tree wants all of them. */
export const deskListSize = { usual: 100, most: 1_000 } as const

/** Longest name of an author, in characters. */
export const longestAuthor = 80

/** How long a user who opened a page is shown to others as editing it, in ms. */
export const attendanceMs = 120_000

/** What the check before publishing finds (rule content.check); `hint` does not keep a page from being published. */
export const checkCodes = [
  "emptyTitle",
  "emptyTeaser",
  "emptySeoTitle",
  "emptyDescription",
  "emptyPage",
  "emptyBlock",
  "missingAlt",
  "brokenLink",
  "movedLink",
  "missingAnchor",
  "badContent",
  "addressTaken",
  "badAddress",
  "missingTheme",
  "noAuthor"
] as const
export type CheckCode = (typeof checkCodes)[number]

/** One thing that the check has found. */
export interface CheckProblem {
  readonly code: CheckCode
  readonly isHint: boolean
  /** Where visitors read it; null where it is the same for all. */
  readonly country: CountryId | null
  /** The block's id; null for what is no block's. */
  readonly block: string | null
  /** The link, the address or the reason that is meant; else empty. */
  readonly value: string
}

/** A page as it is made. */
export interface NewPage {
  readonly kind: ContentKind
  readonly path: string
  readonly title: string
  readonly theme: GuideTheme | null
}
