import type { CountryId } from "../place/country.ts"
import type { ContentKind, ContentVersion, GuideTheme } from "./content-page.ts"

/** Everything that a publication changes on a page: its contents and its settings. */
export interface PageDraft {
  /** Theme of a guide; `null` for every other page. */
  readonly theme: GuideTheme | null
  readonly countries: ReadonlyArray<CountryId>
  /** Shown below an article. */
  readonly author: string
  /** Whether the article is the first one in the news list. */
  readonly featured: boolean
  readonly contents: ContentVersion
}

/** Author shown below an article that names none. */
export const houseAuthor = "Redaktion Heizmarkt"

/** Sort orders of the list of pages: by path (as a tree), by title, or by the last change (newest first). */
export const pageSorts = ["path", "title", "changed"] as const
export type PageSort = (typeof pageSorts)[number]

/** Page sizes of the list; the tree requests the maximum size. */
export const deskListSize = { usual: 100, most: 1_000 } as const

/** Maximum length of an author's name, in characters. */
export const longestAuthor = 80

/** Time in ms for which other users see that a user who opened a page is editing it. */
export const attendanceMs = 120_000

/** Problems found by the check before publishing (rule content.check); a `hint` does not prevent the publication. */
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

export interface CheckProblem {
  readonly code: CheckCode
  readonly isHint: boolean
  /** The country with the problem; `null` if all countries have it. */
  readonly country: CountryId | null
  /** The block's id; `null` if the problem belongs to no block. */
  readonly block: string | null
  /** The link, path or reason that the problem concerns; otherwise empty. */
  readonly value: string
}

export interface NewPage {
  readonly kind: ContentKind
  readonly path: string
  readonly title: string
  readonly theme: GuideTheme | null
}
