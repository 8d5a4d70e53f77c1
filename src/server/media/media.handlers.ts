import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { refusals } from "../http/refusals.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { removeMedium, saveMedium } from "./change-medium.ts"
import { removeLogo, saveLogo } from "./dealer-logo.ts"
import { findMedium, listMedia } from "./media-rows.ts"
import { pictureFiles } from "./picture-file.ts"
import { uploadMedium } from "./upload-medium.ts"

/** Fails with the response for an unavailable file store. */
const away = () => Effect.fail(refusals.unavailable)

/** The API endpoints for pictures of the editors' media library. */
export const mediaHandlers = HttpApiBuilder.group(ShopApi, "media", (handlers) =>
  handlers.handleAll({
    list: ({ query }) => orUnavailable(listMedia(query)),
    show: ({ params }) =>
      orUnavailable(
        Effect.flatMap(findMedium(params.id), (found) =>
          found === undefined ? Effect.fail(refusals.notFound) : Effect.succeed(found)
        )
      ),
    upload: ({ query, payload }) =>
      uploadMedium(query.name, payload).pipe(Effect.catchTag("MediaAway", away), orUnavailable),
    save: ({ params, payload }) => orUnavailable(saveMedium(params.id, payload)),
    remove: ({ params, payload }) => orUnavailable(removeMedium(params.id, payload.rowVersion))
  })
)

/** The API endpoints for logos of dealers, which staff manage. */
export const dealerLogoHandlers = HttpApiBuilder.group(ShopApi, "dealerLogo", (handlers) =>
  handlers.handleAll({
    save: ({ params, query, payload }) =>
      saveLogo(params.dealerId, query.name, payload).pipe(Effect.catchTag("MediaAway", away), orUnavailable),
    remove: ({ params }) => orUnavailable(removeLogo(params.dealerId))
  })
)

/** The API endpoints for files of media, for all visitors. */
export const mediaFilesHandlers = HttpApiBuilder.group(
  ShopApi,
  "mediaFiles",
  Effect.fnUntraced(function* (handlers) {
    const fileOf = yield* pictureFiles
    return handlers.handleAll({
      file: ({ params: { hash, name } }) =>
        fileOf(hash, name).pipe(Effect.catchTag("MediaAway", away), orUnavailable)
    })
  })
)
