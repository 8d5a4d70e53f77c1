import type { ReportLink } from "../../domain/review/report-form.ts"
import type { Client } from "../../services/client/client.ts"
import { reviewsShow } from "../../services/client/review-routes.gen.ts"

/** Loads the review to be reported; returns `gone` if it is not public. */
export const loadReport = async (
  client: Client,
  text: string
): Promise<{ readonly reviewId: number; readonly link: ReportLink }> => {
  const reviewId = /^[1-9][0-9]{0,8}$/u.test(text) ? Number(text) : 0
  if (reviewId === 0) return { reviewId, link: { kind: "gone" } }
  const answer = await client.call(reviewsShow, { params: { reviewId } })
  if (answer.type === "ok") return { reviewId, link: { kind: "found", shown: answer.value } }
  const isGone = answer.type === "refused" && answer.status === 404
  return { reviewId, link: { kind: isGone ? "gone" : "unreachable" } }
}
