import {
  contentDeskCheck,
  contentDeskDifferences,
  contentDeskPages,
  contentDeskShow
} from "../client/content-desk-routes.gen.ts"
import { type CmsQuery, cmsCallOf } from "../desk/cms/cms-query.ts"
import { callQuestion } from "./question.ts"

/** Pages of the list that an address asks for. */
export const deskPages = (query: CmsQuery) => callQuestion(contentDeskPages, { query: cmsCallOf(query) })

/** One page, whole: its draft, its versions and its log. */
export const deskPageById = (pageId: number) => ({
  ...callQuestion(contentDeskShow, { params: { pageId } }),
  isFresh: true as const
})

/** What the check says of a page as it was saved last; each save has an answer of its own. */
export const deskCheck = (pageId: number, rowVersion: number) => {
  const question = callQuestion(contentDeskCheck, { params: { pageId } })
  return { ...question, key: [...question.key, rowVersion] }
}

/** What is other in the draft than in a version. */
export const deskDifferences = (pageId: number, rowVersion: number, from: number) => {
  const question = callQuestion(contentDeskDifferences, { params: { pageId }, query: { from } })
  return { ...question, key: [...question.key, rowVersion] }
}
