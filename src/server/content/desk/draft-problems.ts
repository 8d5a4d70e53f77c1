import type { ContentKind } from "../../../domain/content/content-page.ts"
import type { PageDraft } from "../../../domain/content/page-draft.ts"
import { isRecord } from "../../../domain/is-record.ts"
import type { Problem } from "../../http/refusals.ts"
import { contentProblems } from "../check-content.ts"

/** Maximum number of validation errors reported at once. */
const mostProblems = 50

/** Returns the block's id, if the id is short enough to be repeated in a response. */
const idIn = (block: unknown): string | null => {
  const id = isRecord(block) ? block["id"] : undefined
  return typeof id === "string" && /^[\w-]{1,40}$/u.test(id) ? id : null
}

/** Returns the id of the block that a path in a version (`blocks.2.text`, `overrides.3.blocks.a`) belongs to. */
export const blockAt = (contents: unknown, at: string): string | null => {
  const [, index] = /^blocks\.(\d+)/u.exec(at) ?? []
  const blocks = isRecord(contents) ? contents["blocks"] : undefined
  if (index !== undefined) return Array.isArray(blocks) ? idIn(blocks[Number(index)]) : null
  const [, id] = /^overrides\.\d\.blocks\.([\w-]{1,40})/u.exec(at) ?? []
  return id ?? null
}

/** Returns the reasons why a draft is not stored, each with its path and block (rule content.draft). */
export const draftProblems = (draft: PageDraft, kind: ContentKind): ReadonlyArray<Problem> => [
  ...(draft.theme !== null && kind !== "guide"
    ? [{ code: "malformed", field: "Draft.Theme", params: {} }]
    : []),
  ...contentProblems(draft.contents, "draft")
    .slice(0, mostProblems)
    .map(({ at, reason }) => {
      const block = blockAt(draft.contents, at)
      const [code = "", ...more] = reason.split(": ")
      return {
        code: code === "no block" ? "malformed" : code,
        field: `Draft.Contents${at === "" ? "" : `.${at}`}`.replaceAll(/[^\w.-]/gu, "").slice(0, 120),
        params: {
          ...(block !== null && { block }),
          ...(more.length > 0 && {
            reason: more.join(": ").toWellFormed().replaceAll("\u0000", "").slice(0, 200)
          })
        }
      }
    })
]
