import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../../contract/shop.api.ts"
import { refusals } from "../../http/refusals.ts"
import { orUnavailable } from "../../http/unavailable.ts"
import { campaignChoices, findCampaign, listCampaigns } from "./campaign-rows.ts"
import { findAdvert, listAdverts } from "./desk-advert-rows.ts"
import { moveAdvert, saveAdvert } from "./save-advert.ts"
import { moveCampaign, saveCampaign } from "./save-campaign.ts"
import { moveSlot, saveSlot } from "./save-slot.ts"
import { findSlot, listSlots } from "./slot-rows.ts"

const shown = <Row, E, R>(find: Effect.Effect<Row | undefined, E, R>) =>
  orUnavailable(
    Effect.flatMap(find, (row) => (row === undefined ? Effect.fail(refusals.notFound) : Effect.succeed(row)))
  )

/** Handlers for slots and adverts on the desk of the ad managers (rule advert.desk). */
export const advertDeskHandlers = HttpApiBuilder.group(ShopApi, "advertDesk", (handlers) =>
  handlers.handleAll({
    slots: ({ query }) => orUnavailable(listSlots(query)),
    slot: ({ params: { id } }) => shown(findSlot(id)),
    saveSlot: ({ payload: { id, rowVersion, madeAs, ...edit } }) =>
      orUnavailable(saveSlot({ id, rowVersion, madeAs }, edit)),
    moveSlot: ({ params: { id }, payload }) => orUnavailable(moveSlot(id, payload)),
    adverts: ({ query }) => orUnavailable(listAdverts(query)),
    advert: ({ params: { id } }) => shown(findAdvert(id)),
    saveAdvert: ({ payload: { id, rowVersion, madeAs, ...edit } }) =>
      orUnavailable(saveAdvert({ id, rowVersion, madeAs }, edit)),
    moveAdvert: ({ params: { id }, payload }) => orUnavailable(moveAdvert(id, payload))
  })
)

/** Handlers for campaigns in the desk of ad managers and marketing. */
export const campaignDeskHandlers = HttpApiBuilder.group(ShopApi, "campaignDesk", (handlers) =>
  handlers.handleAll({
    list: ({ query }) => orUnavailable(listCampaigns(query)),
    choices: () => orUnavailable(campaignChoices),
    show: ({ params: { id } }) => shown(findCampaign(id)),
    save: ({ payload: { id, rowVersion, madeAs, ...edit } }) =>
      orUnavailable(saveCampaign({ id, rowVersion, madeAs }, edit)),
    move: ({ params: { id }, payload }) => orUnavailable(moveCampaign(id, payload))
  })
)
