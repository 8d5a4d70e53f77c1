import { applicationDeskList, applicationDeskShow } from "../client/dealer-routes.gen.ts"
import { type ApplicationsQuery, applicationsCallOf } from "../desk/applications-query.ts"
import { callQuestion } from "./question.ts"

/** List of dealer applications. */
export const applications = (query: ApplicationsQuery) => ({
  ...callQuestion(applicationDeskList, { query: applicationsCallOf(query) }),
  isSeenAgain: true as const
})

/** One dealer application with all its data. */
export const applicationById = (applicationId: number) => ({
  ...callQuestion(applicationDeskShow, { params: { applicationId } }),
  isFresh: true as const,
  isSeenAgain: true as const
})
