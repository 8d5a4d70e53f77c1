import {
  contentDeskCheck,
  contentDeskDifferences,
  contentDeskLinking,
  contentDeskPages,
  contentDeskShow
} from "../client/content-desk-routes.gen.ts"
import { type CmsQuery, cmsCallOf } from "../desk/cms/cms-query.ts"
import { callQuestion } from "./question.ts"

/** List of pages that match the search parameters. */
export const deskPages = (query: CmsQuery) => callQuestion(contentDeskPages, { query: cmsCallOf(query) })

/** One page with its draft, versions and log. */
export const deskPageById = (pageId: number) => ({
  ...callQuestion(contentDeskShow, { params: { pageId } }),
  isFresh: true as const
})

/** Result of checking the last saved state of a page; results are cached separately for each save. */
export const deskCheck = (pageId: number, rowVersion: number) => {
  const question = callQuestion(contentDeskCheck, { params: { pageId } })
  return { ...question, key: [...question.key, rowVersion] }
}

/** Published pages that link to a page. */
export const deskLinking = (pageId: number) => callQuestion(contentDeskLinking, { params: { pageId } })

/** Differences between the draft and a version. */
export const deskDifferences = (pageId: number, rowVersion: number, from: number) => {
  const question = callQuestion(contentDeskDifferences, { params: { pageId }, query: { from } })
  return { ...question, key: [...question.key, rowVersion] }
}
