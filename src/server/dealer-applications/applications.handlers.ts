import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { decideOnApplication } from "./decide-on-application.ts"
import { keepDocument } from "./keep-document.ts"
import { documentOf, listApplications, showApplication } from "./list-applications.ts"
import { sendApplication } from "./send-application.ts"

/** The API endpoints for applications of new dealers. */
export const dealerApplicationsHandlers = HttpApiBuilder.group(ShopApi, "dealerApplications", (handlers) =>
  handlers.handleAll({
    keepDocument: ({ query, payload }) => orUnavailable(keepDocument({ name: query.name, bytes: payload })),
    send: ({ payload }) => orUnavailable(sendApplication(payload))
  })
)

/** The API endpoints for staff, who decide on applications. */
export const applicationDeskHandlers = HttpApiBuilder.group(ShopApi, "applicationDesk", (handlers) =>
  handlers.handleAll({
    list: ({ query }) => orUnavailable(listApplications(query)),
    show: ({ params }) => orUnavailable(showApplication(params.applicationId)),
    documentFile: ({ params }) => orUnavailable(documentOf(params)),
    take: ({ params, payload }) =>
      orUnavailable(
        decideOnApplication(params.applicationId, { act: "take", version: payload.version, answer: "" })
      ),
    accept: ({ params, payload }) =>
      orUnavailable(decideOnApplication(params.applicationId, { act: "accept", ...payload })),
    refuse: ({ params, payload }) =>
      orUnavailable(decideOnApplication(params.applicationId, { act: "refuse", ...payload }))
  })
)
