import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../../contract/shop.api.ts"
import { refusals } from "../../http/refusals.ts"

const missing = () => Effect.fail(refusals.notFound)

/** The desk of editors. */
export const contentDeskHandlers = HttpApiBuilder.group(ShopApi, "contentDesk", (handlers) =>
  handlers.handleAll({
    pages: ({ query: { page = 1, size = 100 } }) => Effect.succeed({ items: [], total: 0, page, size }),
    show: missing,
    create: () => Effect.fail(refusals.forbidden),
    save: missing,
    move: missing,
    remove: missing,
    attend: missing,
    check: missing,
    publish: missing,
    unschedule: missing,
    end: missing,
    discard: missing,
    askReview: missing,
    recall: missing,
    approve: missing,
    sendBack: missing,
    version: missing,
    differences: missing,
    restore: missing,
    preview: missing
  })
)
