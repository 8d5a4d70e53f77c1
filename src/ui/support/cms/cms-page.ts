import type { ContentKind, GuideTheme } from "../../../domain/content/content-page.ts"
import type { CheckProblem } from "../../../domain/content/page-draft.ts"
import type { PublicationState } from "../../../domain/content/publication.ts"
import type { CountryId } from "../../../domain/place/country.ts"

/** A page in the list of the desk. */
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

/** What has happened to a page; the name is empty where a schedule or the shop did it. */
export interface CmsLogEntry {
  readonly at: string
  readonly event: string
  readonly actor: { readonly name: string }
  /** What was said with it, the version, the addresses. */
  readonly detail: Readonly<Record<string, string | number | boolean>>
}

/** A page with all that the editor shows of it beside its draft. */
export interface CmsPage extends CmsRow {
  readonly note: string | null
  readonly acts: ReadonlyArray<string>
  /** The latest first. */
  readonly log: ReadonlyArray<CmsLogEntry>
  readonly versions: ReadonlyArray<{
    readonly number: number
    readonly writtenAt: string
    readonly writtenBy: string
    readonly isLive: boolean
    readonly isNext: boolean
  }>
}

/** Another user who has the page open. */
export interface Attendant {
  readonly name: string
  readonly at: string
}

/** What the check says of the draft as it was saved last; undefined while it is not known. */
export type Found = ReadonlyArray<CheckProblem> | undefined
