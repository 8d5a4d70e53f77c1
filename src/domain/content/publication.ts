/** Where the newest text of a page stands (rule content.publication). */
export const publicationStates = [
  "draft",
  "inReview",
  "approved",
  "scheduled",
  "published",
  "expired"
] as const
export type PublicationState = (typeof publicationStates)[number]

/** Whether the newest text is no version yet: what takes its place is the end of it (rule content.publication). */
export const isOnlyDraft = (state: PublicationState): boolean =>
  state === "draft" || state === "inReview" || state === "approved"

/** Longest note with a request for review or with a text that is sent back, in characters. */
export const longestNote = 1_000

/** What is known of a page besides what it says. */
export interface PublicationFacts {
  /** The version that visitors see; null where they see none. */
  readonly live: number | null
  /** The version that comes in its place by the clock. */
  readonly next: number | null
  /** Whether visitors have ever seen a version. */
  readonly wasLive: boolean
  /** The account that wrote the newest text. */
  readonly writer: number | null
  /** Who requested a review, and the note that came with it. */
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
  /** Another user is to review it before it is published. */
  | { readonly type: "publication.askReview"; readonly by: number; readonly note: string }
  | { readonly type: "publication.recall" }
  | { readonly type: "publication.approve"; readonly by: number }
  | { readonly type: "publication.sendBack"; readonly by: number; readonly note: string }
  /** At once, and at a time to come. */
  | { readonly type: "publication.publish"; readonly version: number }
  | { readonly type: "publication.schedule"; readonly version: number }
  | { readonly type: "publication.unschedule" }
  /** Visitors are to see it no more. */
  | { readonly type: "publication.end" }
  /** The changes since the last publication go. */
  | { readonly type: "publication.discard" }
  /** By the clock alone. */
  | { readonly type: "publication.appeared" }
  | { readonly type: "publication.expired" }

/** Whether a user may review the text: neither its author nor the user who asked for the review may. */
export const isSecondPairOfEyes = (
  { writer, asker }: Pick<PublicationFacts, "writer" | "asker">,
  by: number
): boolean => by !== writer && by !== asker

/** Raised with every change that an older log would not understand. */
export const publicationVersion = 1
