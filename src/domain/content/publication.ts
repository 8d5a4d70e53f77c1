/** States of a page's newest text (rule content.publication). */
export const publicationStates = [
  "draft",
  "inReview",
  "approved",
  "scheduled",
  "published",
  "expired"
] as const
export type PublicationState = (typeof publicationStates)[number]

/**
 * Whether the newest text exists only as a draft. In this case, it is lost when another text replaces it (rule
 * content.publication).
 */
export const isOnlyDraft = (state: PublicationState): boolean =>
  state === "draft" || state === "inReview" || state === "approved"

/** Maximum length of the note that accompanies a review request or a returned text, in characters. */
export const longestNote = 1_000

/** Facts about a page's publication, in addition to its contents. */
export interface PublicationFacts {
  /** The version that visitors see; `null` if they see no version. */
  readonly live: number | null
  /** The version that is scheduled to replace the visible version. */
  readonly next: number | null
  /** Whether visitors have ever seen a version. */
  readonly wasLive: boolean
  /** The account of the newest text's author. */
  readonly writer: number | null
  /** The user who requested a review, and the note of the request. */
  readonly asker: number | null
  readonly note: string | null
}

export const neverPublished: PublicationFacts = {
  live: null,
  next: null,
  wasLive: false,
  writer: null,
  asker: null,
  note: null
}

/** `by` is the account of the acting user. */
export type PublicationEvent =
  | { readonly type: "publication.edit"; readonly by: number }
  /** Requests that another user reviews the text before publication. */
  | { readonly type: "publication.askReview"; readonly by: number; readonly note: string }
  | { readonly type: "publication.recall" }
  | { readonly type: "publication.approve"; readonly by: number }
  | { readonly type: "publication.sendBack"; readonly by: number; readonly note: string }
  /** Publishes immediately or at a future time. */
  | { readonly type: "publication.publish"; readonly version: number }
  | { readonly type: "publication.schedule"; readonly version: number }
  | { readonly type: "publication.unschedule" }
  /** Hides the page from visitors. */
  | { readonly type: "publication.end" }
  /** Discards the changes since the last publication. */
  | { readonly type: "publication.discard" }
  /** Triggered only by the clock, not by a user. */
  | { readonly type: "publication.appeared" }
  | { readonly type: "publication.expired" }

/** Whether a user may review the text; neither the text's author nor the user who requested the review may do so. */
export const isSecondPairOfEyes = (
  { writer, asker }: Pick<PublicationFacts, "writer" | "asker">,
  by: number
): boolean => by !== writer && by !== asker

/**
 * Version of the publication machine, stored with each log entry. It must be increased with every change that makes
 * older logs unreadable.
 */
export const publicationVersion = 1
