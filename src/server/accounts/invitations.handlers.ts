import { HttpApiBuilder } from "effect/http-api"
import { ShopApi } from "../../contract/shop.api.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { inviteToDealer, inviteUser } from "./invite.ts"

/** Handlers for accounts that staff create for other people. */
export const invitationsHandlers = HttpApiBuilder.group(ShopApi, "invitations", (handlers) =>
  handlers.handleAll({
    invite: ({ payload }) => orUnavailable(inviteUser(payload)),
    inviteToDealer: ({ params, payload }) => orUnavailable(inviteToDealer(params.dealerId, payload))
  })
)
