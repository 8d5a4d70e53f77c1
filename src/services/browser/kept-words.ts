import { type CommentKind, feedbackReasons } from "../../domain/cancellation/cancellation.ts"
import type { FeedbackDraft, TriedComment, TypedNotes } from "../../domain/cancellation/notes.ts"
import { wordsKey as key } from "./forget-batch.ts"
import { type KeptValues, readKept } from "./storage.ts"
import { isRecord } from "../../domain/is-record.ts"

/**
 * Maximum length of the stored texts in characters: about a hundred panels with long texts; a tab can store a few
 * megabytes.
 */
const longest = 1_500_000

const draftIn = (value: unknown): FeedbackDraft | undefined => {
  if (!isRecord(value) || typeof value["comment"] !== "string") return undefined
  const { reason, comment } = value
  const known = feedbackReasons.find((each) => each === reason)
  return known === undefined && reason !== null ? undefined : { reason: known ?? null, comment }
}

/** Parses a comment that was sent but got no response; returns `null` if there is none, or if the value is invalid. */
const triedIn = (tried: unknown, kind: CommentKind): TriedComment | null => {
  const comment = isRecord(tried) ? tried[kind] : null
  if (!isRecord(comment)) return null
  const { text, key } = comment
  return typeof text === "string" && typeof key === "string" ? { text, key } : null
}

/** Parses the stored texts of the panels; invalid values are left out. */
const notesIn = (value: unknown): ReadonlyArray<TypedNotes> => {
  if (!isRecord(value) || !isRecord(value["drafts"])) return []
  const { orderId, version, tried } = value
  const { customer, dealer } = value["drafts"]
  const given = draftIn(value["given"])
  const feedback = draftIn(value["feedback"])
  return typeof orderId === "string" &&
    typeof version === "number" &&
    Number.isSafeInteger(version) &&
    typeof customer === "string" &&
    typeof dealer === "string" &&
    given !== undefined &&
    feedback !== undefined
    ? [
        {
          orderId,
          version,
          given,
          feedback,
          drafts: { customer, dealer },
          tried: { customer: triedIn(tried, "customer"), dealer: triedIn(tried, "dealer") }
        }
      ]
    : []
}

const parse = (value: unknown) =>
  isRecord(value) && typeof value["userId"] === "string" && Array.isArray(value["notes"])
    ? { userId: value["userId"], notes: value["notes"].flatMap(notesIn) }
    : undefined

/** Unsaved texts entered in panels of the cancellation desk, stored in this tab for the user who entered them. */
export interface KeptWords {
  readonly read: () => ReadonlyArray<TypedNotes>
  /** Replaces all stored texts. */
  readonly keep: (notes: ReadonlyArray<TypedNotes>) => void
}

/** Returns functions that access the texts of one account; texts of another account are not returned. */
export const keptWords = (values: KeptValues, userId: string): KeptWords => ({
  read: () => {
    const kept = readKept(values, key, parse, longest)
    return kept?.userId === userId ? kept.notes : []
  },
  keep: (notes) =>
    notes.length === 0 ? values.remove(key) : values.set(key, JSON.stringify({ userId, notes }))
})
