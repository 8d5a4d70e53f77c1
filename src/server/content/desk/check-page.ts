import { Effect } from "effect"
import { draftCheck } from "../../../domain/content/check-draft.ts"
import type { CheckProblem } from "../../../domain/content/page-draft.ts"
import { contentPathProblem } from "../../../domain/content/content-path.ts"
import { contentProblems } from "../check-content.ts"
import { blockAt } from "./draft-problems.ts"
import { linkFates } from "./link-fates.ts"
import { findPage, type PageRow, readDraft } from "./page-row.ts"
import { sizeProblems } from "./picture-sizes.ts"

/** Returns all errors that prevent publishing a page, and hints (rule content.check). */
export const problemsOf = Effect.fnUntraced(function* (row: PageRow) {
  const draft = readDraft(row)
  const path = contentPathProblem(row.path, row.kind)
  const besides = draftCheck(draft, row.kind, yield* linkFates(row, draft))
  // empty texts pass here: `draftCheck` reports them for the country that shows them
  const content = contentProblems(draft.contents, "draft")
  const forAll = { isHint: false, country: null }
  return [
    ...(path === undefined ? [] : [{ ...forAll, code: "badAddress" as const, block: null, value: path }]),
    ...content.map(({ at, reason }) => ({
      ...forAll,
      code: "badContent" as const,
      block: blockAt(draft.contents, at),
      value: `${at}: ${reason}`.slice(0, 300)
    })),
    ...(yield* sizeProblems(draft.contents)),
    ...besides
  ] satisfies ReadonlyArray<CheckProblem>
})

export const checkPage = Effect.fnUntraced(function* (id: number) {
  return { items: yield* problemsOf(yield* findPage(id)) }
})
