import type { ContentKind, GuideTheme } from "../../../domain/content/content-page.ts"
import type { CheckProblem } from "../../../domain/content/page-draft.ts"
import type { PublicationState } from "../../../domain/content/publication.ts"
import type { CountryId } from "../../../domain/place/country.ts"

/** A page in the list of content pages. */
export interface CmsRow {
  readonly id: number
  readonly kind: ContentKind
  readonly path: string
  readonly title: string
  readonly theme: GuideTheme | null
  readonly countries: ReadonlyArray<CountryId>
  readonly state: PublicationState
  readonly isLive: boolean
  readonly changedAt: string
  readonly editor: { readonly id: number | null; readonly name: string }
  readonly publishAt: string | null
  readonly nextAt: string | null
  readonly expiresAt: string | null
}

/** An event in the log of a page; the actor's name is "" if a schedule or the shop caused the event. */
export interface CmsLogEntry {
  readonly at: string
  readonly event: string
  readonly actor: { readonly name: string }
  /** Details such as a note, the version or the URLs. */
  readonly detail: Readonly<Record<string, string | number | boolean>>
}

/** A page with everything that the editor shows besides the draft. */
export interface CmsPage extends CmsRow {
  readonly note: string | null
  /** What visitors see; null if they see nothing. */
  readonly published: { readonly countries: ReadonlyArray<CountryId> } | null
  readonly acts: ReadonlyArray<string>
  /** Latest first. */
  readonly log: ReadonlyArray<CmsLogEntry>
  readonly versions: ReadonlyArray<{
    readonly number: number
    readonly writtenAt: string
    readonly writtenBy: string
    readonly isLive: boolean
    readonly isNext: boolean
  }>
}

/** A published page that links to the page, with the countries in which it does. */
export interface LinkingPage {
  readonly id: number
  readonly path: string
  readonly title: string
  readonly countries: ReadonlyArray<CountryId>
}

/** The first of the pages that link to the page, and how many there are; `undefined` until they are known. */
export type Linking =
  | { readonly items: ReadonlyArray<LinkingPage>; readonly total: number }
  | "failed"
  | undefined

/** Another user who has the page open. */
export interface Attendant {
  readonly name: string
  readonly at: string
}

/** Result of the check of the last saved draft; `undefined` until it is known. */
export type Found = ReadonlyArray<CheckProblem> | undefined
