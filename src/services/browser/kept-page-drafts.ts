import type { PageDraft } from "../../domain/content/page-draft.ts"
import { isRecord } from "../../domain/is-record.ts"
import type { KeptDraft } from "../../machines/cms-editor.machine.ts"
import { draftPrefixes } from "./forget-drafts.ts"
import { type KeptValues, readKept } from "./storage.ts"

/**
 * Maximum length of the stored draft in characters: a draft, its base version, and two attempts to save the draft, of
 * 400 000 characters each, plus a reserve.
 */
const longest = 2_000_000

interface Kept extends KeptDraft {
  readonly userId: string
}

/** Checks the outer structure of a stored draft; the server checks its content before saving. */
const isDraft = (value: unknown): value is PageDraft => {
  if (!isRecord(value) || !isRecord(value["contents"])) return false
  const { contents, author, featured, countries } = value
  return (
    typeof author === "string" &&
    typeof featured === "boolean" &&
    Array.isArray(countries) &&
    Array.isArray(contents["blocks"]) &&
    contents["blocks"].every((block) => isRecord(block) && typeof block["id"] === "string") &&
    ["title", "teaser", "seoTitle", "description"].every((name) => typeof contents[name] === "string")
  )
}

const parse = (value: unknown): Kept | undefined => {
  if (!isRecord(value)) return undefined
  const { userId, base, sent, draft } = value
  return typeof userId === "string" && isDraft(base) && isDraft(draft) && Array.isArray(sent)
    ? { userId, base, draft, sent: sent.filter(isDraft) }
    : undefined
}

/**
 * The draft of a page that is stored in the browser while the page is edited, so that nothing is lost in a crash or
 * when the session ends.
 */
export interface KeptPageDraft {
  readonly read: () => KeptDraft | undefined
  readonly keep: (kept: KeptDraft) => void
  readonly drop: () => void
}

/**
 * Returns functions that access the draft of one page and one account; a draft of another account is deleted (rule
 * content.kept-draft).
 */
export const keptPageDraft = (values: KeptValues, userId: string, pageId: number): KeptPageDraft => {
  const key = `${draftPrefixes.page}${pageId}`
  return {
    read: () => {
      const kept = readKept(values, key, parse, longest)
      if (kept === undefined || kept.userId === userId) return kept
      values.remove(key)
      return undefined
    },
    keep: ({ base, sent, draft }) => values.set(key, JSON.stringify({ userId, base, sent, draft })),
    drop: () => values.remove(key)
  }
}
