import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../../contract/shop.api.ts"
import { orUnavailable } from "../../http/unavailable.ts"
import { checkPage } from "./check-page.ts"
import { createPage } from "./create-page.ts"
import { linkingPages } from "./linking-pages.ts"
import { listPages } from "./list-pages.ts"
import { movePage, removePage } from "./move-page.ts"
import { endPage, publishPage } from "./publish-page.ts"
import { reviewPage } from "./review-page.ts"
import { saveDraft } from "./save-draft.ts"
import { attend, showPage } from "./show-page.ts"
import { discardDraft, previewPage, restoreVersion, showDifferences, showVersion } from "./versions.ts"

/** Handlers for the editors' desk (rules content.draft and content.publication). */
export const contentDeskHandlers = HttpApiBuilder.group(ShopApi, "contentDesk", (handlers) =>
  handlers.handleAll({
    pages: ({ query }) => orUnavailable(listPages(query)),
    show: ({ params: { pageId } }) => orUnavailable(showPage(pageId)),
    create: ({ payload }) => orUnavailable(createPage(payload)),
    save: ({ payload }) => orUnavailable(saveDraft(payload)),
    move: ({ params: { pageId }, payload: { rowVersion, path } }) =>
      orUnavailable(movePage(pageId, rowVersion, path)),
    remove: ({ params: { pageId }, payload }) => orUnavailable(removePage(pageId, payload.rowVersion)),
    attend: ({ params: { pageId } }) => orUnavailable(attend(pageId)),
    check: ({ params: { pageId } }) => orUnavailable(checkPage(pageId)),
    linking: ({ params: { pageId } }) => orUnavailable(linkingPages(pageId)),
    publish: ({ params: { pageId }, payload: { rowVersion, ...times } }) =>
      orUnavailable(publishPage(pageId, rowVersion, times)),
    unschedule: ({ params: { pageId }, payload }) =>
      orUnavailable(endPage(pageId, payload.rowVersion, "publication.unschedule")),
    end: ({ params: { pageId }, payload }) =>
      orUnavailable(endPage(pageId, payload.rowVersion, "publication.end")),
    discard: ({ params: { pageId }, payload }) => orUnavailable(discardDraft(pageId, payload.rowVersion)),
    askReview: ({ params: { pageId }, payload: { rowVersion, note } }) =>
      orUnavailable(
        reviewPage(pageId, rowVersion, (by) => ({ type: "publication.askReview", by, note: note.trim() }))
      ),
    recall: ({ params: { pageId }, payload }) =>
      orUnavailable(reviewPage(pageId, payload.rowVersion, () => ({ type: "publication.recall" }))),
    approve: ({ params: { pageId }, payload }) =>
      orUnavailable(reviewPage(pageId, payload.rowVersion, (by) => ({ type: "publication.approve", by }))),
    sendBack: ({ params: { pageId }, payload: { rowVersion, note } }) =>
      orUnavailable(
        reviewPage(pageId, rowVersion, (by) => ({ type: "publication.sendBack", by, note: note.trim() }))
      ),
    version: ({ params: { pageId, number } }) => orUnavailable(showVersion(pageId, number)),
    differences: ({ params: { pageId }, query: { from, to } }) =>
      orUnavailable(showDifferences(pageId, from, to)),
    restore: ({ params: { pageId }, payload: { rowVersion, number } }) =>
      orUnavailable(restoreVersion(pageId, rowVersion, number)),
    preview: ({ params: { pageId }, query: { countryId } }) => orUnavailable(previewPage(pageId, countryId))
  })
)
