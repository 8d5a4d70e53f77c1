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
  /** When the draft was stored, in ms since 1970. */
  readonly keptAt: number
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
  const { userId, keptAt, base, sent, draft } = value
  return typeof userId === "string" && isDraft(base) && isDraft(draft) && Array.isArray(sent)
    ? { userId, keptAt: typeof keptAt === "number" ? keptAt : 0, base, draft, sent: sent.filter(isDraft) }
    : undefined
}

/**
 * The drafts of a page that are stored in the browser while the page is edited, so that nothing is lost in a crash or
 * when the session ends. Each tab stores its own draft, so that no tab overwrites another tab's input.
 */
export interface KeptPageDraft {
  /**
   * Returns the newest draft of a tab that is not open any more, and makes it this tab's draft, so that another tab is
   * not offered it as well; `open` contains the ids of the other open tabs. Further drafts stay stored until the next
   * call.
   */
  readonly take: (open: ReadonlySet<string>) => KeptDraft | undefined
  readonly keep: (kept: KeptDraft) => void
  readonly drop: () => void
}

/**
 * Returns functions that access the drafts of one page and one account; drafts of another account are deleted (rule
 * content.kept-draft). `tab` is the id of this tab.
 */
export const keptPageDraft = (
  values: KeptValues,
  userId: string,
  pageId: number,
  tab: string
): KeptPageDraft => {
  const page = `${draftPrefixes.page}${pageId}`
  const own = `${page}:${tab}`
  /** The id of the tab that stored a value; a value without an id is from a time when all tabs shared one draft. */
  const tabOf = (key: string): string | undefined =>
    key === page ? "" : key.startsWith(`${page}:`) ? key.slice(page.length + 1) : undefined
  const left = (key: string, open: ReadonlySet<string>): boolean => {
    const of = tabOf(key)
    return of !== undefined && key !== own && !open.has(of)
  }
  const readOwned = (key: string): Kept | undefined => {
    const kept = readKept(values, key, parse, longest)
    if (kept === undefined || kept.userId === userId) return kept
    values.remove(key)
    return undefined
  }
  return {
    take: (open) => {
      const [newest] = values
        .keys()
        .filter((key) => left(key, open))
        .flatMap((key) => {
          const kept = readOwned(key)
          return kept === undefined ? [] : [{ key, kept }]
        })
        .toSorted((one, other) => other.kept.keptAt - one.kept.keptAt)
      if (newest === undefined) return undefined
      // the storage may have no room for the draft twice
      values.remove(newest.key)
      values.set(own, JSON.stringify(newest.kept))
      return newest.kept
    },
    keep: ({ base, sent, draft }) =>
      values.set(own, JSON.stringify({ userId, keptAt: Date.now(), base, sent, draft })),
    drop: () => values.remove(own)
  }
}
